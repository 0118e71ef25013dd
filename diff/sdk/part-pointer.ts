import {
  documentedSuccesses,
  type Api,
  type OperationModel,
  type ParameterLocation,
  type Schema,
} from '@forgespec/model';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { TypeStep } from './type-difference.ts';

/** The part of an operation at which a path of {@link TypeStep}s begins. */
export type OperationPart =
  | ParameterLocation
  | 'body'
  | 'operation'
  | 'result'
  | { readonly status: string; readonly isHeader?: true };

/**
 * Returns the JSON Pointer of the schema, parameter or response to which `steps` lead from a part of an operation. If a step leads to no
 * schema, returns the pointer of the last schema that was found before this step.
 */
export function partPointer(
  api: Api,
  operation: OperationModel,
  part: OperationPart,
  steps: readonly TypeStep[],
): string {
  if (part === 'operation') return operation.pointer;
  if (typeof part === 'object' && steps.length === 0) return `${operation.pointer}/responses/${part.status}`;
  if (typeof part === 'object' && part.isHeader === true) return headerPointer(operation, part.status, steps);
  const schemas = new Map(api.schemas.map((named) => [named.reference, named.schema]));
  if (part === 'path' || part === 'query' || part === 'header' || part === 'cookie')
    return parameterPointer(operation, part, steps, schemas);
  const schema =
    part === 'body' ? operation.body?.contents[0]?.schema : responseOf(operation, part)?.contents[0]?.schema;
  if (schema !== undefined) return deepestPointer(schema, steps, schemas);
  return (part === 'body' ? undefined : responseOf(operation, part)?.pointer) ?? operation.pointer;
}

/** Returns the pointer of the response header that the first step names. Names of headers ignore case. */
function headerPointer(operation: OperationModel, status: string, [step]: readonly TypeStep[]): string {
  const response = responseOf(operation, { status });
  const pointer = response?.pointer ?? `${operation.pointer}/responses/${status}`;
  const name = typeof step === 'object' ? step.name : undefined;
  const header = response?.headers.find((one) => one.name.toLowerCase() === name);
  return header === undefined ? pointer : `${pointer}/headers/${escapeSegment(header.name)}`;
}

/** Returns the pointer of the parameter that the first step names, or of the schema in it to which the other steps lead. */
function parameterPointer(
  operation: OperationModel,
  location: ParameterLocation,
  [first, ...others]: readonly TypeStep[],
  schemas: ReadonlyMap<string, Schema>,
): string {
  const name = typeof first === 'object' ? first.name : undefined;
  const parameter = operation.parameters.find((one) => one.in === location && one.name === name);
  if (parameter === undefined) return operation.pointer;
  return others.length === 0 ? parameter.pointer : deepestPointer(parameter.schema, others, schemas);
}

const responseOf = (operation: OperationModel, part: 'result' | { readonly status: string }) =>
  part === 'result'
    ? documentedSuccesses(operation)[0]
    : operation.responses.find(({ status }) => status === part.status);

function deepestPointer(schema: Schema, steps: readonly TypeStep[], schemas: ReadonlyMap<string, Schema>): string {
  let pointer = pointerOf(schema);
  let current: readonly Schema[] = alternativesOf(schema, schemas);
  for (const step of steps) {
    const found = current.flatMap((one) => memberAt(one, step));
    const [first] = found;
    if (first === undefined) break;
    pointer = pointerOf(first);
    current = found.flatMap((one) => alternativesOf(one, schemas));
  }
  return pointer;
}

const pointerOf = (schema: Schema): string => schema.pointer;

function memberAt(schema: Schema, step: TypeStep): readonly Schema[] {
  if (schema.kind === 'boolean') return [];
  if (step === 'items') return schema.items === undefined ? (schema.prefixItems ?? []) : [schema.items];
  if (step === 'values') return schema.additionalProperties === undefined ? [] : [schema.additionalProperties];
  return (schema.properties ?? []).filter(({ name }) => name === step.name).map((member) => member.schema);
}

/** Returns a schema, the schemas that it refers to, and the schemas in its `allOf`, `anyOf` and `oneOf`. */
function alternativesOf(schema: Schema, schemas: ReadonlyMap<string, Schema>): readonly Schema[] {
  const found = new Set([schema]);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const one of found) {
    if (one.kind === 'boolean') continue;
    const target = one.reference === undefined ? undefined : schemas.get(one.reference);
    for (const part of [target, ...(one.allOf ?? []), ...(one.anyOf ?? []), ...(one.oneOf ?? [])]) {
      if (part !== undefined) found.add(part);
    }
  }
  return [...found];
}
