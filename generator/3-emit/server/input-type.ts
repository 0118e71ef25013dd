import type {
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Operation } from '../../2-model/operation.ts';
import type { Parameter } from '../../2-model/parameter.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import { describedOperation } from '../described-operation.ts';
import type { Schemas } from '../named-type.ts';
import { requestBodyType } from './request-body-type.ts';
import { operationTypes } from './symbols.ts';

const parts: readonly (readonly [name: string, place: Parameter['in']])[] = [
  ['path', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
  ['cookies', 'cookie'],
];

/** The type of what the handler of an operation is given: its parameters by place, and the body. */
export function inputType(
  operation: Operation,
  schemas: Schemas,
  module: Module,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const { handler, input } = operationTypes(operation);
  const properties = [...parameterParts(operation, module), ...bodyPart(operation, schemas, module)];
  const declaration = { isExported: true, name: input, docs: docComment([`What {@link ${handler}} is given.`]) };
  // An empty interface would take anything.
  if (properties.length === 0) {
    return { ...declaration, kind: StructureKind.TypeAlias, type: 'Readonly<Record<string, never>>' };
  }
  return { ...declaration, kind: StructureKind.Interface, properties };
}

function parameterParts(operation: Operation, module: Module): OptionalKind<PropertySignatureStructure>[] {
  return parts.flatMap(([name, place]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return [];
    const whole = `${describedOperation(operation, module).type}['parameters']['${place}']`;
    // openapi-typescript makes the whole optional where each of them is; a handler has an empty object then.
    const isRequired = parameters.some(({ required }) => required);
    return [{ name, type: isRequired ? whole : `NonNullable<${whole}>`, isReadonly: true }];
  });
}

function bodyPart(operation: Operation, schemas: Schemas, module: Module): OptionalKind<PropertySignatureStructure>[] {
  const { body } = operation;
  if (body === undefined || body.contents.length === 0) return [];
  const type = requestBodyType(operation, body, schemas, module);
  const docs = docComment(commentLines(body.description ?? ''));
  return [{ name: 'body', type: body.required ? type : `${type} | undefined`, isReadonly: true, docs }];
}
