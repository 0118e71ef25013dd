import type {
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import type { ParameterLocation } from '../../2-model/parameter.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { decodedType } from '../validators/requests/symbols.ts';
import { decodedBodyType } from './request-body-type.ts';
import { operationTypes } from './symbols.ts';

/** The property of a handler's input that contains the parameters of each location. */
const properties: Readonly<Record<ParameterLocation, string>> = {
  path: 'path',
  query: 'query',
  header: 'headers',
  cookie: 'cookies',
};

/** Builds the type of the input of a handler. It contains the parameters by location, and the body. */
export function inputType(
  operation: OperationModel,
  api: Api,
  schemas: Schemas,
  module: Module,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const { handler, input } = operationTypes(operation);
  const parts = [...parameterParts(operation, api, schemas, module), ...bodyPart(operation, schemas, module)];
  const declaration = { isExported: true, name: input, docs: docComment([`The input of {@link ${handler}}.`]) };
  // An empty interface is not used, because any value is assignable to it.
  if (parts.length === 0) {
    return { ...declaration, kind: StructureKind.TypeAlias, type: 'Readonly<Record<string, never>>' };
  }
  return { ...declaration, kind: StructureKind.Interface, properties: parts };
}

function parameterParts(
  operation: OperationModel,
  api: Api,
  schemas: Schemas,
  module: Module,
): OptionalKind<PropertySignatureStructure>[] {
  // The set is ordered, because the parameters are sorted by location.
  const locations = new Set(operation.parameters.map((parameter) => parameter.in));
  return Array.from(locations, (location) => ({
    name: properties[location],
    type: module.use(decodedType(operation, location, api, (reference) => schemas.get(reference)?.schema)),
    isReadonly: true,
  }));
}

function bodyPart(
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
): OptionalKind<PropertySignatureStructure>[] {
  const { body } = operation;
  if (body === undefined || body.contents.length === 0) return [];
  const type = decodedBodyType(operation, body, schemas, module);
  const docs = docComment(commentLines(body.description ?? ''));
  return [{ name: 'body', type: body.required ? type : `${type} | undefined`, isReadonly: true, docs }];
}
