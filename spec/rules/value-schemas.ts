// Schemas of the values of `x-` keys, as JSON Schema 2020-12.

/** A text with at least one character that is not a space. */
export const text = { type: 'string', pattern: '\\S' };

/** The name of a parameter or property, such as `filter[state]`. */
export const name = { type: 'string', pattern: '^[\\w.\\[\\]-]+$' };

/** A name in camelCase. */
export const camelCase = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' };

/** The value `true`. */
export const onlyTrue = { const: true };

/** Returns the schema of a list with at least one item, and no item twice. */
export const oneOrMore = (items: object): object => ({ type: 'array', items, minItems: 1, uniqueItems: true });

/** Returns the schema of an object that has no other properties. */
export const closedObject = (properties: object, required: readonly string[]): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Returns the schema of one value, or of a list of such values. */
export const oneOrSeveral = (items: object): object => ({ anyOf: [items, oneOrMore(items)] });

/** The methods of `x-pagination`. */
export const paginationMethods = ['link', 'url', 'cursor', 'page', 'offset', 'last-id', 'none'];

/** The long form of `x-pagination`. */
export const paginationObject: object = closedObject(
  {
    method: { enum: paginationMethods },
    parameter: text,
    items: { type: 'string' },
    next: text,
    hasMore: text,
    first: { type: 'integer' },
    size: text,
    headers: { type: 'object', additionalProperties: text },
  },
  ['method'],
);
