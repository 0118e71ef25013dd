import type { AnnotationKeyword } from '@forgespec/model/from-document';
import type { RepresentationOptions } from '@forgespec/model/represent';
import type { DateTimeType, Int64Type } from '@forgespec/model/type-choices';
import { printable } from '@forgespec/description/diagnostics';
import { formats } from '../emitters/validators/formats.ts';
import { isBeyondTypes } from './beyond-types.ts';
import type { UnexpressedPart } from './unexpressed-parts.ts';
import type { UsedKeyword } from './used-keywords.ts';

/** True for the annotations that look like constraints: they describe the content of a string, or the form of a value in XML. */
const isLikeConstraint: Readonly<Record<AnnotationKeyword, boolean>> = {
  $comment: false,
  $defs: false,
  $schema: false,
  $vocabulary: false,
  contentEncoding: true,
  contentMediaType: true,
  contentSchema: true,
  default: false,
  definitions: false,
  deprecated: false,
  description: false,
  discriminator: false,
  example: false,
  examples: false,
  externalDocs: false,
  readOnly: false,
  title: false,
  writeOnly: false,
  xml: true,
};

const isListedAnnotation = (key: string): boolean =>
  Object.entries(isLikeConstraint).some(([keyword, isListed]) => isListed && keyword === key);

/**
 * Returns a report with these lists. Each entry has its source location.
 *
 * - The constraints that TypeScript types cannot express, with the modules that enforce them.
 * - The keywords that look like constraints but are annotations.
 * - The parts outside of schemas for which the client or the server has no code, if there are any.
 * - The dates that are not converted, if the output converts dates.
 * - The integers of 64 bits that are not converted, if the output converts such integers.
 *
 * @param used the keywords, sorted by file and line.
 * @param parts the parts outside of schemas for which the client or the server has no code, sorted by file and line.
 * @param options the options of the output that select types.
 */
export function reportText(
  used: readonly UsedKeyword[],
  parts: readonly UnexpressedPart[],
  assertsFormats: boolean,
  { dateTimes = 'string', int64 = 'number' }: RepresentationOptions,
): string {
  const written = onceEach(used);
  const beyond = written.filter(isBeyondTypes);
  const isEnforced = (entry: UsedKeyword): boolean =>
    entry.keyword !== 'format' || entry.isConverted || (assertsFormats && isChecked(entry));
  const enforced = beyond.filter(isEnforced);
  const described = written.filter(
    (entry) => isListedAnnotation(entry.keyword) || (entry.keyword === 'format' && !isEnforced(entry)),
  );
  return [
    ...section('Constraints that TypeScript types cannot express, enforced by', enforced, modulesOf),
    '',
    ...section('Annotations, which validators do not enforce', described, (entry) => reason(entry, assertsFormats)),
    '',
    ...(parts.length === 0 ? [] : [...section(unexpressed, parts, ({ reason: text }) => text), '']),
    ...(convertsDates[dateTimes] ? [...section(textDates, written.filter(isTextDate), () => 'string'), ''] : []),
    ...(convertsIntegers[int64] ? [...section(plainIntegers, written.filter(isPlainInteger), integerReason), ''] : []),
    [`${enforced.length} enforced`, ...counts(enforced)].join(', '),
    '',
  ].join('\n');
}

/** Returns one entry for each source location, because YAML aliases may repeat a keyword. */
function onceEach(used: readonly UsedKeyword[]): UsedKeyword[] {
  const byPlace = Map.groupBy(used, ({ file, line, column }) => `${file}:${line}:${column}`);
  return Array.from(byPlace.values()).flatMap(([first, ...same]) => {
    if (first === undefined) return [];
    const modules = [first, ...same].flatMap((one) => [...one.modules]);
    return [{ ...first, modules: new Set(modules) }];
  });
}

const mostModules = 3;

function modulesOf({ modules }: UsedKeyword): string {
  const sorted = [...modules].toSorted();
  const others = sorted.length - mostModules;
  return `${sorted.slice(0, mostModules).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

const isChecked = ({ value }: UsedKeyword): boolean => formats.get(String(value)) !== undefined;

const unexpressed = 'Parts that the client and the server do not express';

/** True for the types of dates for which some strings are converted. */
const convertsDates: Readonly<Record<DateTimeType, boolean>> = { string: false, Date: true };

/** True for the types of integers of 64 bits for which some numbers are converted. */
const convertsIntegers: Readonly<Record<Int64Type, boolean>> = { number: false, bigint: true, string: true };

const textDates = 'Dates that are not converted, because another keyword, another schema or a header needs a string';

const isTextDate = ({ keyword, value, isConverted }: UsedKeyword): boolean =>
  keyword === 'format' && value === 'date-time' && !isConverted;

const plainIntegers =
  'Integers of 64 bits that are not converted, because the type is not a number, or another schema of the value does not allow it';

const isPlainInteger = ({ keyword, value, isConverted }: UsedKeyword): boolean =>
  keyword === 'format' && (value === 'int64' || value === 'uint64') && !isConverted;

const integerReason = (): string => 'a number above 2^53 loses digits';

function reason({ keyword, value }: UsedKeyword, assertsFormats: boolean): string {
  if (keyword === 'xml') return 'XML is text';
  if (keyword !== 'format') return 'describes the content of a text';
  if (!formats.has(String(value))) return 'an unknown format';
  return assertsFormats ? 'every value of the type has this format' : 'formats are not asserted';
}

function section<Entry extends ShownEntry>(
  title: string,
  entries: readonly Entry[],
  remark: (entry: Entry) => string,
): string[] {
  const cells = entries.map((entry) => [`${entry.file}:${entry.line}`, shown(entry), remark(entry)] as const);
  const widthOf = (column: 0 | 1): number => Math.max(0, ...cells.map((row) => row[column].length));
  const widths = [widthOf(0), widthOf(1)] as const;
  const lines = cells.map(
    ([place, keywordText, more]) => `  ${place.padEnd(widths[0])}  ${keywordText.padEnd(widths[1])}  ${more}`,
  );
  return [title, ...(lines.length === 0 ? ['  none'] : lines)];
}

/** A keyword or another part of a description, with its source location. */
type ShownEntry = Pick<UsedKeyword, 'file' | 'keyword' | 'line' | 'value'>;

const longest = 40;

/** Formats a keyword with its value: `maxLength: 255`. */
function shown({ keyword, value }: Pick<UsedKeyword, 'keyword' | 'value'>): string {
  const text = printable(JSON.stringify(value) ?? '');
  return `${keyword}: ${text.length <= longest ? text : `${text.slice(0, longest)}…`}`;
}

function counts(entries: readonly UsedKeyword[]): string[] {
  const byKeyword = Map.groupBy(entries, ({ keyword }) => keyword);
  const sorted = [...byKeyword].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([keyword, { length }]) => `${length} ${keyword}`);
}
