import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';

// `types/openapi.ts` has the types `paths` and `operations` for openapi-fetch. Their paths, methods, locations of parameters and media types
// must be those that openapi-typescript generates from the same document.

const root = join(import.meta.dirname, '../..');

type Members = Readonly<Record<string, ts.TypeNode | undefined>>;

/** Returns the members of a type by their names, with `?` after the names of optional members. Absent members are left out. */
function membersOf(type: ts.Node | undefined): Members {
  const isObject = type !== undefined && (ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type));
  const members = isObject ? type.members.filter(ts.isPropertySignature) : [];
  return Object.fromEntries(
    members
      .filter((member) => member.type?.kind !== ts.SyntaxKind.NeverKeyword)
      .map(({ name, questionToken, type: value }) => {
        const key = ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
        return [`${key}${questionToken === undefined ? '' : '?'}`, value];
      }),
  );
}

const keysOf = (type: ts.Node | undefined): string[] => Object.keys(membersOf(type)).toSorted();
const valuesOf = <Value>(members: Members, value: (type: ts.TypeNode | undefined) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(members).map(([key, type]) => [key, value(type)]));

/** Returns the keys of the types `paths` and `operations` of a module, without the types of values. */
function keysOfModule(code: string) {
  const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);
  const declared = (name: string): Members =>
    membersOf(file.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name));
  // openapi-typescript writes a referenced body as `components['requestBodies']['Pet']`.
  const target = (type: ts.TypeNode | undefined): ts.TypeNode | undefined => {
    if (type === undefined || !ts.isIndexedAccessTypeNode(type)) return type;
    const { indexType, objectType } = type;
    const key = ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal) ? indexType.literal.text : '';
    const owner = ts.isTypeReferenceNode(objectType) ? declared(objectType.getText()) : membersOf(target(objectType));
    return owner[key];
  };
  return {
    paths: valuesOf(declared('paths'), (item) => {
      const { parameters, ...methods } = membersOf(item);
      return valuesOf(methods, (operation) => operation?.getText().replaceAll('"', "'"));
    }),
    operations: valuesOf(declared('operations'), (operation) => {
      const { parameters, requestBody, 'requestBody?': optionalBody } = membersOf(operation);
      return {
        parameters: keysOf(parameters),
        isRequired: requestBody !== undefined,
        mediaTypes: keysOf(membersOf(target(requestBody ?? optionalBody))['content']),
      };
    }),
  };
}

test.for(['generated/openapi.json', 'test/foreign/petstore.yaml'])(
  'paths and operations have the same keys as those of openapi-typescript: %s',
  async (spec) => {
    const out = folderWith({});
    const { upToDate } = await generate({
      spec: join(root, spec),
      out,
      only: ['types', 'bundle'],
      check: false,
      force: false,
    });
    expect(upToDate).toBe(true);
    const document: OpenAPI3 = JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8'));
    const theirs = keysOfModule(astToString(await openapiTypes(document, { defaultNonNullable: false })));
    const ours = keysOfModule(readFileSync(join(out, 'types/openapi.ts'), 'utf8'));
    expect(Object.keys(theirs.operations).length).toBeGreaterThan(2);
    expect(ours).toEqual(theirs);
  },
);
