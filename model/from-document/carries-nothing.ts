import type { Body } from '../message.ts';
import type { Schema } from '../schema.ts';

// The methods for which HTTP gives a request body no meaning. RFC 9110, sections 9.3.1, 9.3.2 and 9.3.5.
const methodsWithoutBody: ReadonlySet<string> = new Set(['delete', 'get', 'head']);

/**
 * Returns true for the body of a request with GET, HEAD or DELETE that can contain no value: its only schemas are objects that may have no
 * properties. Some generators of descriptions write such a body for each operation. An object with undescribed properties is a body.
 */
export const carriesNothing = (method: string, { contents }: Body): boolean =>
  methodsWithoutBody.has(method) &&
  contents.every(({ schema, itemSchema }) => itemSchema === undefined && schema !== undefined && isEmptyObject(schema));

function isEmptyObject(schema: Schema): boolean {
  if (schema.kind === 'boolean' || schema.type?.length !== 1 || schema.type[0] !== 'object') return false;
  const { properties = [], patternProperties, additionalProperties, maxProperties } = schema;
  const forbidsOthers = additionalProperties?.kind === 'boolean' && !additionalProperties.value;
  return maxProperties === 0 || (forbidsOthers && properties.length === 0 && patternProperties === undefined);
}
