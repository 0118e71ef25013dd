import type { CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './schema-nodes.ts';
import { namedTypes, namedTypeWords } from './value-type.ts';

const number = ['number', 'integer'];

/** Maps each keyword to the types whose values the keyword restricts. */
const typesOfKeywords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    contains: ['array'],
    exclusiveMaximum: number,
    exclusiveMinimum: number,
    items: ['array'],
    maxItems: ['array'],
    maxLength: ['string'],
    maxProperties: ['object'],
    maximum: number,
    minItems: ['array'],
    minLength: ['string'],
    minProperties: ['object'],
    minimum: number,
    multipleOf: number,
    pattern: ['string'],
    patternProperties: ['object'],
    prefixItems: ['array'],
    properties: ['object'],
    propertyNames: ['object'],
    required: ['object'],
    uniqueItems: ['array'],
  }),
);

/**
 * Maps a keyword to the keywords that have the same purpose for other types. For example, `maxLength` of a string
 * corresponds to `maxItems` of an array.
 */
const equivalents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  maxLength: { number: 'maximum', integer: 'maximum', array: 'maxItems' },
  minLength: { number: 'minimum', integer: 'minimum', array: 'minItems' },
  maximum: { string: 'maxLength', array: 'maxItems' },
  minimum: { string: 'minLength', array: 'minItems' },
  maxItems: { string: 'maxLength' },
  minItems: { string: 'minLength' },
};

/** The formats that restrict strings. */
const textFormats = ['date', 'date-time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'time', 'uri', 'uuid'];

/** Reports keywords that have no effect on values of the type that the schema names. */
export function checkIneffective({ node }: CheckedSchema, { diagnostics, place }: CheckContext): void {
  const types = namedTypes(node);
  if (types === undefined) return;
  for (const keyword in node) {
    const wanted = typesOfKeywords.get(keyword);
    if (wanted === undefined || node[keyword] === undefined) continue;
    // Another check reports `required: true` as a wrong value.
    if (typeof node[keyword] === 'boolean' || wanted.some((type) => types.includes(type))) continue;
    const [type = ''] = types;
    const better = equivalents[keyword]?.[type];
    const home = wanted[0] ?? '';
    const general =
      keyword === 'properties' && type === 'array' ? 'Move it into `items`.' : `Remove it, or write \`type: ${home}\`.`;
    const message = `\`${keyword}\` has no effect on values of the type ${namedTypeWords(types)}.`;
    const fix = better === undefined ? general : `Did you mean \`${better}\`?`;
    diagnostics.warning('keyword-ineffective', message, fix, place(node, keyword));
  }
  const { format } = node;
  if (typeof format !== 'string' || !textFormats.includes(format) || types.includes('string')) return;
  const message = `The format ${format} has no effect on values of the type ${namedTypeWords(types)}.`;
  diagnostics.warning(
    'keyword-ineffective',
    message,
    'Remove the format, or write `type: string`.',
    place(node, 'format', 'value'),
  );
}
