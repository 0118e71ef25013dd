import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import transformSchema from 'openapi-typescript/dist/transform/index.mjs';
import ts from 'typescript';
import type { JsonObject } from '../../1-load/json.ts';
import { typeMark, wholeName } from './skeleton.ts';

/**
 * Returns the code that openapi-typescript generates for the paths and operations of a document: `paths` and `operations`.
 *
 * Calls only the part of openapi-typescript that transforms a document. Its main function would bundle and check the document
 * again, for which it loads its own copy of Redocly in 60 ms.
 *
 * @param document a document from `skeleton`.
 */
export function openapiTypes(document: JsonObject): string {
  // The parameter of `transformSchema` is an OpenAPI document. `skeleton` builds one.
  const schema = document as unknown as OpenAPI3;
  const nodes = transformSchema(schema, createContext()).flatMap((node) =>
    ts.isInterfaceDeclaration(node) && (node.name.text === 'paths' || node.name.text === 'operations')
      ? [ts.visitEachChild(node, replaceMarked, undefined)]
      : [],
  );
  return withoutAbsentMembers(astToString(nodes));
}

/** Replaces the types that `skeleton` has marked. */
function replaceMarked(node: ts.Node): ts.Node {
  if (isWhole(node)) return markedIn(node) ?? node;
  return marked(node) ?? ts.visitEachChild(node, replaceMarked, undefined);
}

/** Returns true for an object type whose only property is the `wholeName` of `skeleton`, for all parameters or all responses. */
function isWhole(node: ts.Node): boolean {
  if (!ts.isTypeLiteralNode(node)) return false;
  const [member, ...others] = node.members;
  return others.length === 0 && member?.name !== undefined && 'text' in member.name && member.name.text === wholeName;
}

/** Returns the first marked type inside a node. */
const markedIn = (node: ts.Node): ts.Node | undefined => marked(node) ?? ts.forEachChild(node, markedIn);

/**
 * Returns the type for a constant with the mark. openapi-typescript writes a string constant as an identifier whose text contains the
 * quotes.
 */
function marked(node: ts.Node): ts.TypeNode | undefined {
  if (!ts.isIdentifier(node) || !node.text.startsWith(`"${typeMark}`)) return undefined;
  const text: unknown = JSON.parse(node.text);
  // The text of an identifier is printed unchanged, so the text may be the code of any type.
  return ts.factory.createTypeReferenceNode(String(text).slice(typeMark.length));
}

/** Removes the declarations of absent operations and parameters: lines such as `get?: never`, and empty parameters. */
const withoutAbsentMembers = (text: string): string =>
  text
    .replaceAll(
      /^ *(?:get|put|post|delete|options|head|patch|trace|requestBody|query|header|path|cookie)\?: never;\n/gmu,
      '',
    )
    .replaceAll(/^ *parameters: \{\n *\};\n/gmu, '');

function createContext(): GlobalContext {
  const off = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    makePathsEnum: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
  };
  return {
    ...off,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    postTransform: undefined,
    resolve: () => undefined,
    silent: true,
    transform: undefined,
    transformProperty: undefined,
  } as unknown as GlobalContext;
}
