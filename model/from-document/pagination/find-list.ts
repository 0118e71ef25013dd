import type { Schema } from '../../schema.ts';
import type { Resolve } from '../../inspect/value-types.ts';
import {
  unionOptions,
  itemSchema,
  possibleProperties,
  valuesIn,
  type DescribedValue,
} from '../../inspect/described-values.ts';
import { pagingNames, plainName } from '../../inspect/paging-names.ts';

/** The list in the body of a response. */
export interface FoundList {
  /** The property names from the body to the array. Empty if the body is the array. */
  readonly path: readonly string[];
  readonly item: Schema;
  /** True if the body has values beside the array that only lists have, or if the array has a name that only lists have. */
  readonly isWrapped: boolean;
}

/** Names of arrays that are beside the items of a list. */
const otherArrays = new Set(
  'errors warnings links messages included facets aggregations sort orderby fields columns schemas notices headers breadcrumbs filters parameters dimensions metrics pagination meta metadata'.split(
    ' ',
  ),
);

/** Common names of the items of a list, the most specific first. */
const itemsNames =
  'items data results entries records value values list rows objects elements content resources hits nodes edges docs documents collection members result response payload entities contents resultset'.split(
    ' ',
  );

/** Returns the list in a body. Returns undefined if the body has no array, or if it is not clear which of its arrays is the list. */
export function findList(body: Schema, path: string, resolve: Resolve): FoundList | undefined {
  const whole = itemSchema(body, resolve) ?? itemOfAlternatives(body, resolve);
  if (whole !== undefined) return { path: [], item: whole, isWrapped: false };
  const values = valuesIn(body, resolve, 3);
  const resource = resourceOf(path);
  const arrays = values.flatMap((value) => {
    const item = itemSchema(value.schema, resolve) ?? itemOfAlternatives(value.schema, resolve);
    const name = plainName(value.path.at(-1) ?? '');
    return item === undefined || (otherArrays.has(name) && name !== resource) ? [] : [{ ...value, name, item }];
  });
  const depth = Math.min(...arrays.map((array) => array.path.length));
  const candidates = arrays.filter((array) => array.path.length === depth);
  const named = namedList(candidates, resource);
  const chosen = named ?? (candidates.length === 1 && isWrapper(values, depth) ? candidates[0] : undefined);
  if (chosen === undefined) return undefined;
  const siblings = values.filter((value) => value.path.length <= depth || !isInside(value, chosen));
  const isWrapped = siblings.some(({ path: names }) => pagingNames.listFact.has(plainName(names.at(-1) ?? '')));
  return { path: chosen.path, item: chosen.item, isWrapped };
}

/** Returns the schema of the items if each alternative of a schema is an array. */
function itemOfAlternatives(schema: Schema, resolve: Resolve): Schema | undefined {
  const items = unionOptions(schema, resolve).map((option) => itemSchema(option, resolve));
  return items.every((item) => item !== undefined) ? items[0] : undefined;
}

const isInside = ({ path }: DescribedValue, list: DescribedValue): boolean =>
  list.path.every((name, index) => path[index] === name);

/** Returns the last fixed segment of a path. It usually is the name of the resources that the operation lists. */
function resourceOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
  return plainName((segments.at(-1) ?? '').replace(/\.[a-z]+$/u, ''));
}

/** Returns the array with the name of the listed resources, or with the most specific common name. */
function namedList<Candidate extends { readonly name: string }>(
  candidates: readonly Candidate[],
  resource: string,
): Candidate | undefined {
  const ofPath = candidates.filter(({ name }) => name === resource || (resource.length > 3 && name.endsWith(resource)));
  const ranked = itemsNames.flatMap((name) => candidates.filter((candidate) => candidate.name === name));
  return (ofPath.length === 1 ? ofPath[0] : undefined) ?? ranked[0];
}

/** Names of values that a resource has, and a wrapper of a list has not. */
const resourceNames = new Set('id uuid name createdat updatedat created updated slug email'.split(' '));

/** Returns true if the object around an array is not a resource of its own. */
const isWrapper = (values: readonly DescribedValue[], depth: number): boolean =>
  !values.some((value) => value.path.length === depth && resourceNames.has(plainName(value.path.at(-1) ?? '')));

/** Returns the path from an item to its id. Returns undefined if some items may have no id. */
export function idOfItem(item: Schema, resolve: Resolve): readonly string[] | undefined {
  const names = possibleProperties(item, resolve).map(({ name }) => name);
  const name =
    names.find((candidate) => candidate === 'id') ?? names.find((candidate) => plainName(candidate) === 'id');
  return name === undefined ? undefined : [name];
}
