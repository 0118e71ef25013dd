import type { JsonValue } from '@forgespec/description/json';
import type {
  Availability,
  ExternalDocs,
  Header,
  KeywordSchema,
  Parameter,
  Representation,
  Schema,
} from '@forgespec/model';
import { commentLines, tagLines } from '../code/comment.ts';
import { availabilitySentences, deprecation } from './availability-docs.ts';
import { notesForCallers, withoutWireText } from './wire-notes.ts';

/**
 * Returns the lines of the doc comment of a schema. The comment contains the description, the availability, the default, the format, the
 * bounds, an example, the deprecation, and a link to the external documentation.
 */
export function schemaDocs(schema: Schema): string[] {
  if (schema.kind === 'boolean') return [];
  const { annotations } = schema;
  return docsOf(annotations.description ?? annotations.title, annotations, factsOf(schema), annotations.externalDocs);
}

/** Returns the lines of the doc comment of a parameter, or of a header. */
export function parameterDocs(parameter: Header | Parameter): string[] {
  const { description, schema, ...availability } = parameter;
  const annotations = schema.kind === 'keywords' ? schema.annotations : undefined;
  const own = 'deprecated' in availability ? availability : annotations;
  const facts = schema.kind === 'keywords' ? factsOf(schema) : [];
  const notes = [...notesForCallers(parameter), ...facts];
  return docsOf(description ?? annotations?.description, own, notes, annotations?.externalDocs);
}

function docsOf(
  written: string | undefined,
  availability: Availability | undefined,
  facts: readonly string[],
  externalDocs: ExternalDocs | undefined,
): string[] {
  const description = written === undefined ? undefined : withoutWireText(written);
  const sentences = [...(availability === undefined ? [] : availabilitySentences(availability)), ...facts];
  // A sentence is omitted if the description already contains it.
  const isNew = (text: string): boolean => description?.includes(text.slice(0, -1)) !== true;
  const added = sentences.filter(isNew).join(' ');
  const lines = commentLines(
    description === undefined || added === '' ? (description ?? added) : `${beforeSentences(description)}${added}`,
  );
  const tags = [
    ...(availability?.deprecated === true ? tagLines('@deprecated', deprecation(availability)) : []),
    ...(externalDocs === undefined ? [] : tagLines('@see', linkText(externalDocs))),
  ];
  return [...lines, ...(lines.length === 0 || tags.length === 0 ? [] : ['']), ...tags];
}

/**
 * Appends a separator to a description, so that sentences can follow. After a list or table, the separator is an empty line. Otherwise the
 * separator is a space, and a full stop is added if the last sentence has none.
 */
function beforeSentences(description: string): string {
  const text = description.trimEnd();
  const lastLine = text.slice(text.lastIndexOf('\n') + 1).trimStart();
  if (/^(?:[-*+|>#]|\d+[.)]|```|~~~|<)/u.test(lastLine)) return `${text}\n\n`;
  return /[\p{L}\p{N})\]"'*_`]$/u.test(text) ? `${text}. ` : `${text} `;
}

/** Returns the URL and the description of external documentation in one line. */
const linkText = ({ url, description = '' }: ExternalDocs): string => `${url} ${description}`.replaceAll(/\s+/gu, ' ');

function factsOf(schema: KeywordSchema): string[] {
  const { annotations, format, longNumbers } = schema;
  const number = (keyword: NumberKeyword): bigint | number | undefined => {
    const digits = longNumbers?.[keyword];
    return digits === undefined ? schema[keyword] : BigInt(digits);
  };
  return [
    ...sentence('Default', integerOf(annotations.default?.[0], longNumbers?.['default'], schema)),
    ...(format === undefined || plainFormats.has(format) ? [] : sentence('Format', format)),
    ...bounds('Value', number('minimum'), number('maximum')),
    ...sentence('Value above', number('exclusiveMinimum')),
    ...sentence('Value below', number('exclusiveMaximum')),
    ...sentence('Multiple of', number('multipleOf')),
    // A minimum of 0 restricts nothing.
    ...bounds('Length', schema.minLength || undefined, schema.maxLength),
    ...bounds('Number of items', schema.minItems || undefined, schema.maxItems),
    ...sentence('Pattern', schema.pattern),
    ...sentence(
      'Example',
      integerOf(annotations.examples[0], longNumbers?.['examples/0'] ?? longNumbers?.['example'], schema),
    ),
  ];
}

/** The formats that doc comments do not mention. For a reader, the type `number` says enough about values with these formats. */
const plainFormats: ReadonlySet<string> = new Set(['double', 'float', 'int8', 'int16', 'int32']);

type NumberKeyword = 'exclusiveMaximum' | 'exclusiveMinimum' | 'maximum' | 'minimum' | 'multipleOf';
type Bound = bigint | number | undefined;

/**
 * Returns a `bigint` for an integer that has the type `bigint` in TypeScript. For any other integer that a number cannot represent exactly,
 * returns the digits of the integer. Returns any other value unchanged.
 */
function integerOf(
  value: JsonValue | undefined,
  digits: string | undefined,
  { annotations }: KeywordSchema,
): JsonValue | bigint | undefined {
  if (typeof value !== 'number') return value;
  const isBigint = annotations.representation !== undefined && isRepresentedAsBigint[annotations.representation];
  return isBigint && Number.isInteger(value) ? BigInt(digits ?? value) : (digits ?? value);
}

const isRepresentedAsBigint: Readonly<Record<Representation, boolean>> = {
  bigint: true,
  date: false,
  digits: false,
  'open-enum': false,
};

/** Returns an array with a sentence about two bounds, such as `Length: 1 to 20.` Returns an empty array if both bounds are undefined. */
function bounds(subject: string, lowest: Bound, highest: Bound): string[] {
  if (lowest === undefined && highest === undefined) return [];
  if (lowest === undefined) return [`${subject}: at most ${highest}.`];
  return [highest === undefined ? `${subject}: at least ${lowest}.` : `${subject}: ${lowest} to ${highest}.`];
}

/** The maximum length of a value in a doc comment, in characters. Longer values are left out, because they would hide the description. */
const longest = 60;

/** Returns an array with a sentence about a fact, such as "Default: `20`." Returns an empty array if the value is absent or too long. */
function sentence(subject: string, value: JsonValue | bigint | undefined): string[] {
  if (value === undefined) return [];
  const text = typeof value === 'string' ? value : typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
  return text === '' || text.length > longest || /[`\n]/u.test(text) ? [] : [`${subject}: \`${text}\`.`];
}
