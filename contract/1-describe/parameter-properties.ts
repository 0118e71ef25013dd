import { lowerCaseWords } from '@forgespec/model/names';
import type { PropertyNames } from './scalar-properties.ts';

/** A property that contains the value of a path parameter. */
export interface ParameterProperty<Property extends PropertyNames> {
  readonly property: Property;
  /** How well the names match. 0 is the best match. */
  readonly rank: number;
}

/**
 * Finds the property of a body that contains the value of a path parameter, by the words of their names. These names match, the best match
 * first:
 * - equal names: `{product_code}` and `productCode`, or `{product_code}` and the property `code` of the object `product`;
 * - the end of the name of the parameter: `{product_code}` and `code`;
 * - the name of the parameter after the name of the collection: `/products/{code}` and `product_code`;
 * - the name `id`.
 *
 * @param collection the path in front of the parameter: `/products`.
 */
export function propertyForParameter<Property extends PropertyNames>(
  parameter: string,
  collection: string,
  properties: readonly Property[],
): ParameterProperty<Property> | undefined {
  const ranked = properties.flatMap((property) => {
    const rank = rankOf(lowerCaseWords(parameter), property, collection);
    return rank === undefined ? [] : [{ property, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank)[0];
}

const joined = (words: readonly string[]): string => words.join('');

function rankOf(wanted: readonly string[], property: PropertyNames, collection: string): number | undefined {
  const outer = property.names.slice(0, -1).flatMap(lowerCaseWords);
  const own = lowerCaseWords(property.names.at(-1) ?? '');
  const inCollection = (word: string): boolean => namesItemOf(collection, word);
  const isWhole = joined([...outer, ...own]) === joined(wanted);
  const isId = joined(own) === 'id';
  if (isId && !isWhole && isOfOtherResource(outer, property, inCollection))
    return joined(outer) === 'data' ? 3 : undefined;
  if (isWhole || joined(own) === joined(wanted)) return 0;
  if (own.length < wanted.length && joined(wanted.slice(-own.length)) === joined(own)) return isId ? 3 : 1;
  const isPrefixed = own.length > wanted.length && joined(own.slice(-wanted.length)) === joined(wanted);
  if (isPrefixed && own.slice(0, -wanted.length).every(inCollection)) return 2;
  return isId ? 3 : undefined;
}

/** Returns true for the id in a nested object, which is usually the id of another resource, such as `owner.id`. */
const isOfOtherResource = (
  outer: readonly string[],
  { isAlone }: PropertyNames,
  inCollection: (word: string) => boolean,
): boolean => outer.length > 0 && !isAlone && !outer.some(inCollection);

/** Returns true if a word names one item of a collection: `product` for `/products`, `category` for `/categories`. */
export function namesItemOf(path: string, word: string): boolean {
  const last = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
  const stem = word.slice(0, Math.max(3, word.length - 1));
  return lowerCaseWords(last).some((part) => part.startsWith(stem));
}
