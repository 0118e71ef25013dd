import type { SpecNode } from './node.ts';
import type { OperationNode } from './operations.ts';
import { declaredTypes } from './schemas.ts';

/** Returns the responses of an operation, by status. */
export function responsesOf({ node }: OperationNode): (readonly [status: string, response: SpecNode])[] {
  return node.at('responses').entries();
}

/** Returns the responses with a status from 200 to 299. */
export function successesOf(operation: OperationNode): SpecNode[] {
  const successes = responsesOf(operation).filter(([status]) => status.startsWith('2'));
  return successes.map(([, response]) => response);
}

/** Returns the schemas of a response or a request body, one for each media type. */
export function bodySchemas(body: SpecNode): SpecNode[] {
  const mediaTypes = body.at('content').values();
  return mediaTypes.map((mediaType) => mediaType.at('schema')).filter((schema) => schema.exists);
}

/** Returns true if a response is a list: an array, or a choice between arrays. */
export function isList(response: SpecNode): boolean {
  return bodySchemas(response).some((schema) => isArray(schema, []));
}

function isArray(schema: SpecNode, within: readonly unknown[]): boolean {
  // In an unfinished description, an `anyOf` or `oneOf` can contain itself.
  if (within.includes(schema.value)) return false;
  if (declaredTypes(schema).includes('array')) return true;
  const choice = [...schema.at('anyOf').items(), ...schema.at('oneOf').items()];
  const variants = choice.filter((variant) => !declaredTypes(variant).includes('null'));
  return variants.length > 0 && variants.every((variant) => isArray(variant, [...within, schema.value]));
}
