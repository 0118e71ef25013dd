import { acceptableTypes, type Api, type OperationModel, type ParameterLocation } from '@forgespec/model';
import type { InterfaceStructure, PropertyStructure, TypeAliasStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { decodedType } from '../validators/requests/symbols.ts';
import { mediaTypeText } from '../media-type-text.ts';
import { decodedBodyTypes, type DecodedBodyType } from './request-body-type.ts';
import { operationTypes } from './symbols.ts';

/** A map from the location of parameters to the property of a handler's input that contains these parameters. */
const properties: Readonly<Record<ParameterLocation, string>> = {
  path: 'path',
  query: 'query',
  header: 'headers',
  cookie: 'cookies',
};

/**
 * Builds the type of the input that a handler receives. The input has a property for the parameters of each location,
 * and a property for the body.
 */
export function inputType(
  operation: OperationModel,
  api: Api,
  schemas: Schemas,
  module: Module,
): InterfaceStructure | TypeAliasStructure {
  const { handler, input } = operationTypes(operation);
  const bodies = bodyTypes(operation, schemas, module);
  const parts = [
    ...parameterParts(operation, api, schemas, module),
    ...acceptPart(operation),
    ...bodyPart(operation, bodies.length > 1 ? [] : bodies),
  ];
  const declaration = { isExported: true, name: input, docs: docComment([`The input of {@link ${handler}}.`]) };
  if (bodies.length > 1) {
    const union = bodyUnion(bodies, operation.body?.required === true);
    const members = parts.map(({ name, type }) => `readonly ${name}: ${String(type)};`).join(' ');
    const type = members === '' ? union : `{ ${members} } & (${union})`;
    return { ...declaration, kind: StructureKind.TypeAlias, type };
  }
  // An empty interface would accept any value.
  if (parts.length === 0) {
    return { ...declaration, kind: StructureKind.TypeAlias, type: 'Readonly<Record<string, never>>' };
  }
  return { ...declaration, kind: StructureKind.Interface, properties: parts };
}

function parameterParts(operation: OperationModel, api: Api, schemas: Schemas, module: Module): PropertyStructure[] {
  // The set is ordered, because the parameters are sorted by location.
  const locations = new Set(operation.parameters.map((parameter) => parameter.in));
  return Array.from(locations, (location) => ({
    name: properties[location],
    type: module.use(decodedType(operation, location, api, (reference) => schemas.get(reference)?.schema)),
    isReadonly: true,
  }));
}

const bodyTypes = (operation: OperationModel, schemas: Schemas, module: Module): DecodedBodyType[] =>
  operation.body === undefined ? [] : decodedBodyTypes(operation.body, schemas, module);

/**
 * If the body of an operation has only one type, returns the property `body`. If a media type of this body is a range,
 * also returns the property `contentType`. Returns an empty array if the operation has no body, or if its body has
 * several types.
 */
function bodyPart({ body }: OperationModel, [only]: readonly DecodedBodyType[]): PropertyStructure[] {
  if (body === undefined || only === undefined) return [];
  const docs = docComment(commentLines(body.description ?? ''));
  const optional = body.required ? '' : ' | undefined';
  return [
    { name: 'body', type: only.type + optional, isReadonly: true, docs },
    ...(only.hasRange
      ? [
          {
            name: 'contentType',
            type: only.contentType + optional,
            isReadonly: true,
            docs: docComment([mediaTypeDocs]),
          },
        ]
      : []),
  ];
}

/**
 * Returns the property with the media type that the client prefers, if a successful response has several media types.
 * Otherwise returns an empty array.
 */
function acceptPart(operation: OperationModel): PropertyStructure[] {
  const types = acceptableTypes(operation);
  if (types === undefined) return [];
  const docs = docComment(['The media type that the client prefers for the response.']);
  return [{ name: 'accept', type: types.map(mediaTypeText).join(' | '), isReadonly: true, docs }];
}

const mediaTypeDocs = 'The media type of the body.';

/**
 * Returns the code of a union with one object type for each type of a body. The property `contentType` is the
 * discriminant of this union.
 */
function bodyUnion(bodies: readonly DecodedBodyType[], isRequired: boolean): string {
  const members = bodies.map(
    ({ type, contentType }) => `{ readonly contentType: ${contentType}; readonly body: ${type} }`,
  );
  const none = '{ readonly contentType?: undefined; readonly body?: undefined }';
  return [...members, ...(isRequired ? [] : [none])].map((member) => `| ${member}`).join('\n');
}
