import { isSchemaKeyword, subjectOf, type KeywordSubject, type SchemaKeyword } from '../../keywords/schema-keywords.ts';
import { formatFacts } from '../../keywords/formats.ts';
import type { TypeName } from '../../schema.ts';
import type { JsonObject } from '@forgespec/description/json';
import type { CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './schema-nodes.ts';
import { namedTypes, namedTypeWords } from './value-type.ts';

/** For each subject of keywords, the types whose values such a keyword restricts. Undefined if it restricts values of all types. */
const typesOfSubject: Readonly<Record<KeywordSubject, readonly TypeName[] | undefined>> = {
  array: ['array'],
  conjunction: undefined,
  identifier: undefined,
  number: ['number', 'integer'],
  object: ['object'],
  reference: undefined,
  string: ['string'],
  union: undefined,
  value: undefined,
};

/** Keywords that are not reported, because a schema for values of other types may contain them as a precaution. */
const unreported: ReadonlySet<SchemaKeyword> = new Set([
  'additionalProperties',
  'dependentRequired',
  'dependentSchemas',
  'maxContains',
  'minContains',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/** Returns the types whose values a key of a schema restricts. Returns undefined if the key is not reported. */
const restrictedTypes = (key: string): readonly TypeName[] | undefined =>
  isSchemaKeyword(key) && !unreported.has(key) ? typesOfSubject[subjectOf(key)] : undefined;

/**
 * Maps a keyword to the keywords that have the same purpose for other types. For example, `maxLength` of a string
 * corresponds to `maxItems` of an array.
 */
const equivalents: Readonly<Partial<Record<string, Readonly<Partial<Record<string, SchemaKeyword>>>>>> = {
  maxLength: { number: 'maximum', integer: 'maximum', array: 'maxItems' },
  minLength: { number: 'minimum', integer: 'minimum', array: 'minItems' },
  maximum: { string: 'maxLength', array: 'maxItems' },
  minimum: { string: 'minLength', array: 'minItems' },
  maxItems: { string: 'maxLength' },
  minItems: { string: 'minLength' },
};

/** Reports keywords that have no effect on values of the type that the schema names. */
export function checkIneffective({ node }: CheckedSchema, context: CheckContext): void {
  const types = namedTypes(node);
  if (types === undefined) return;
  for (const keyword in node) {
    const wanted = restrictedTypes(keyword);
    if (wanted === undefined || node[keyword] === undefined) continue;
    // Another check reports `required: true` as a wrong value.
    if (typeof node[keyword] === 'boolean' || wanted.some((type) => types.includes(type))) continue;
    const message = `\`${keyword}\` has no effect on values of the type ${namedTypeWords(types)}.`;
    const fix = fixOf(keyword, wanted[0] ?? '', types[0] ?? '');
    context.diagnostics.warning('keyword-ineffective', message, fix, context.locationOf(node, keyword));
  }
  checkFormat(node, types, context);
}

/**
 * @param wanted the type whose values the keyword restricts.
 * @param type the type of the schema.
 */
function fixOf(keyword: string, wanted: string, type: string): string {
  const better = equivalents[keyword]?.[type];
  if (better !== undefined) return `Did you mean \`${better}\`?`;
  if (keyword === 'properties' && type === 'array') return 'Move it into `items`.';
  return `Remove it, or write \`type: ${wanted}\`.`;
}

/** Reports a format that restricts strings, if the schema allows no strings. */
function checkFormat(node: JsonObject, types: readonly string[], { diagnostics, locationOf }: CheckContext): void {
  const { format } = node;
  if (typeof format !== 'string' || formatFacts.get(format)?.restrictsStrings !== true || types.includes('string'))
    return;
  const message = `The format ${format} has no effect on values of the type ${namedTypeWords(types)}.`;
  const fix = 'Remove the format, or write `type: string`.';
  diagnostics.warning('keyword-ineffective', message, fix, locationOf(node, 'format', 'value'));
}
