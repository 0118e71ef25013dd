import type { JsonValue } from '@forgespec/description/json';
import type { Availability, KeywordSchema } from '@forgespec/model';
import type { Inline } from './content.ts';
import { codeList, codeText, plainText } from './inline.ts';

/** Returns the sentences about a value that follow its description: the values and the bounds that it may have, and its default. */
export function valueNotes(schema: KeywordSchema): (readonly Inline[])[] {
  const { annotations, enum: values, pattern } = schema;
  const { default: initial, valuesSeen, onlyWith, readOnly, writeOnly, contentEncoding } = annotations;
  return [
    ...(values === undefined ? [] : [['One of: ', ...codeList(values.map(shownValue)), '.']]),
    ...(valuesSeen.length === 0 ? [] : [['Values seen: ', ...codeList(valuesSeen.map(shownValue)), '.']]),
    ...(initial === undefined ? [] : [['Default: ', codeText(shownValue(initial[0])), '.']]),
    ...boundNotes(schema).map((text) => [text]),
    ...(pattern === undefined ? [] : [['Pattern: ', codeText(pattern), '.']]),
    ...(contentEncoding === undefined ? [] : [[`Encoded as ${contentEncoding}.`]]),
    ...(onlyWith.length === 0 ? [] : [['Only with ', ...codeList(onlyWith), '.']]),
    ...(readOnly ? [['Read-only.']] : []),
    ...(writeOnly ? [['Write-only.']] : []),
  ];
}

/** Returns a value as JSON. A text has no quotation marks, except if they are needed to see it. */
export const shownValue = (value: JsonValue): string =>
  typeof value === 'string' && value.trim() === value && value !== '' ? value : JSON.stringify(value);

function boundNotes(schema: KeywordSchema): string[] {
  return [
    ...range('Value', schema.minimum, schema.maximum),
    ...(schema.exclusiveMinimum === undefined ? [] : [`Above ${schema.exclusiveMinimum}.`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`Below ${schema.exclusiveMaximum}.`]),
    ...(schema.multipleOf === undefined ? [] : [`A multiple of ${schema.multipleOf}.`]),
    // A minimum of 0 restricts nothing.
    ...range('Length', schema.minLength || undefined, schema.maxLength),
    ...range('Number of items', schema.minItems || undefined, schema.maxItems),
    ...range('Number of properties', schema.minProperties || undefined, schema.maxProperties),
    ...(schema.uniqueItems === true ? ['Each item only once.'] : []),
  ];
}

function range(subject: string, lowest: number | undefined, highest: number | undefined): string[] {
  if (lowest === undefined && highest === undefined) return [];
  if (lowest === undefined) return [`${subject}: at most ${highest}.`];
  return [highest === undefined ? `${subject}: at least ${lowest}.` : `${subject}: ${lowest} to ${highest}.`];
}

/**
 * Returns short sentences about the availability of a parameter or property. A sentence that the description already contains is left out.
 */
export function availabilityNotes(availability: Availability, markdown: string): (readonly Inline[])[] {
  const { deprecated, replacedBy, removal, since, role, tiers, offerings, flag } = availability;
  const notes: (readonly Inline[] | undefined)[] = [
    deprecated && replacedBy !== undefined ? ['Use instead: ', { kind: 'markdown', markdown: replacedBy }] : undefined,
    removal === undefined ? undefined : [`To be removed in ${removal}.`],
    since === undefined || markdown.includes(`Since ${since}`) ? undefined : [`Since ${since}.`],
    role === undefined ? undefined : [`Lowest role: ${role}.`],
    tiers.length === 0 || tierPattern.test(markdown) ? undefined : [`Tiers: ${tiers.join(', ')}.`],
    offerings.length === 0 ? undefined : [`Offerings: ${offerings.join(', ')}.`],
    flag === undefined ? undefined : ['Behind the feature flag ', codeText(flag), '.'],
  ];
  return notes.filter((note) => note !== undefined);
}

/** Returns the sentences that a description does not already contain. */
export function unsaidNotes(notes: readonly (readonly Inline[])[], markdown: string): (readonly Inline[])[] {
  const said = wordsOf(markdown);
  return notes.filter((note) => !said.includes(wordsOf(plainText(note))));
}

/** Returns the words of a text in lower case, with a space before and after each word. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** Matches a sentence in which the author of the description already states the tiers. */
const tierPattern = /\btiers?\b/iu;
