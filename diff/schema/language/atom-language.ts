import type { Atom } from '../normal/atom.ts';
import type { Conjunction, SchemaReader } from '../normal/conjunction.ts';
import { allTexts, commonTexts, noTexts, otherTexts, textsIn, textsOfLength, type Language } from './language.ts';
import { languageOfPattern } from './pattern-language.ts';

/**
 * The relation of a language to the valid strings. `at-least`: the language contains all valid strings, and perhaps others, because some
 * constraints cannot be expressed. `at-most`: the language contains only valid strings, and perhaps not all of them.
 */
export type Bound = 'at-least' | 'at-most';

/** The largest length that is expressed as a language. */
const longest = 1_500;

/** The largest number of schemas around an inner schema, such as the schema in `not`. Schemas can contain themselves. */
const deepest = 4;

/** Returns a language that corresponds to the constraints of an atom of the type `string`. Formats cannot be expressed. */
export function languageOfAtom(atom: Atom, reader: SchemaReader, bound: Bound, depth = 0): Language {
  if (atom.values !== undefined) return textsIn(atom.values.filter((value) => typeof value === 'string'));
  const parts = [
    lengthOf(atom),
    ...atom.patterns.map(languageOfPattern),
    ...(atom.formats.length + atom.opaque.length > 0 ? [undefined] : []),
  ].map((part) => part ?? unknown(bound));
  const inner = (schema: Atom['excluded'][number], innerBound: Bound): Language =>
    depth < deepest ? languageOfSchema(reader.conjunction([schema]), innerBound, depth + 1) : unknown(innerBound);
  for (const schema of atom.excluded) parts.push(otherTexts(inner(schema, opposite(bound))));
  for (const { kind, condition, schema } of atom.implications) {
    // A property is never present in a string.
    if (typeof condition === 'string') continue;
    const isMet = inner(condition, kind === 'else' ? bound : opposite(bound));
    parts.push(eitherOf([kind === 'else' ? isMet : otherTexts(isMet), inner(schema, bound)]));
  }
  return parts.reduce(commonTexts, allTexts);
}

/** Returns a language that corresponds to the strings that a schema accepts. */
export const languageOfSchema = (schema: Conjunction, bound: Bound, depth = 0): Language =>
  eitherOf(
    schema.reader
      .atoms(schema)
      .filter(({ type }) => type === 'string')
      .map((atom) => languageOfAtom(atom, schema.reader, bound, depth)),
  );

/** Returns the strings that one of several languages contains. */
export const eitherOf = (languages: readonly Language[]): Language =>
  otherTexts(languages.map(otherTexts).reduce(commonTexts, allTexts));

const opposite = (bound: Bound): Bound => (bound === 'at-least' ? 'at-most' : 'at-least');

/** Returns the language of a constraint that cannot be expressed. */
const unknown = (bound: Bound): Language => (bound === 'at-least' ? allTexts : noTexts);

function lengthOf({ minLength, maxLength }: Atom): Language | undefined {
  if (minLength === 0 && maxLength === Infinity) return allTexts;
  if (minLength > longest || (maxLength > longest && maxLength !== Infinity)) return undefined;
  return textsOfLength(minLength, maxLength);
}
