// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { pointerSegment, report, type ValidationIssue } from '../report.ts';
import { partOf, setOwn } from './members.ts';
import { asText } from './scalars.ts';
import type { Scalar, Shape } from './shape.ts';
import type { Tree } from './tree.ts';

/** The keys from the whole value to a part, as a linked list. A path is built from the list only for an issue. */
interface Place {
  readonly outer: Place | undefined;
  readonly key: string;
}

/** The context for reading a value that is written with brackets. */
interface Reading {
  readonly path: string;
  readonly schema: string;
  readonly issues: ValidationIssue[];
}

/**
 * Returns a value that is written with brackets, `not[labels]=a&not[state]=b`.
 *
 * @param path JSON Pointer to the value, for issues.
 * @param schema JSON Pointer to the schema of the value.
 */
export const shaped = (
  tree: Tree,
  shape: Scalar | Shape | undefined,
  path: string,
  schema: string,
  issues: ValidationIssue[],
): unknown => read(tree, shape, undefined, { path, schema, issues });

function read(tree: Tree, shape: Scalar | Shape | undefined, place: Place | undefined, reading: Reading): unknown {
  const items = typeof shape === 'object' ? shape.items : undefined;
  const { values, parts } = tree;
  if (parts.size === 0) return readWhole(values, shape, place, reading);
  if (values.length > 0) return fault('must not be given both as a whole and in parts', 'duplicate', place, reading);

  const apart = parts.get('');
  if (apart !== undefined) {
    if (parts.size > 1 || apart.parts.size > 0)
      return fault('must have an index for every item', 'index', place, reading);
    return listOf(apart.values, items);
  }
  if (items !== undefined && isEachAnIndex(parts)) {
    const inOrder = [...parts].sort(([a], [b]) => Number(a) - Number(b));
    return inOrder.map(([, part], index) => read(part, items, { outer: place, key: String(index) }, reading));
  }
  const object: Record<string, unknown> = {};
  for (const [key, part] of parts) {
    const described = typeof shape === 'object' ? partOf(shape, key) : undefined;
    setOwn(object, key, read(part, described, { outer: place, key }, reading));
  }
  return object;
}

function readWhole(
  values: readonly unknown[],
  shape: Scalar | Shape | undefined,
  place: Place | undefined,
  reading: Reading,
): unknown {
  const [value] = values;
  // No value is left, because the names of all parts were invalid. Their issues are already reported.
  if (value === undefined) return undefined;
  const scalar = typeof shape === 'object' ? shape.scalar : shape;
  const items = typeof shape === 'object' ? shape.items : undefined;
  const isOne = values.length === 1;
  if (items !== undefined && !(isOne && scalar !== undefined)) return listOf(values, items);
  if (!isOne) return fault('must be given once', 'duplicate', place, reading);
  return scalar === undefined ? value : scalar(value);
}

/** Returns the items of a list. A single empty text represents an empty list, unless the items may be empty text. */
function listOf(values: readonly unknown[], items: Scalar | Shape | undefined): unknown[] {
  const item = typeof items === 'object' ? items.scalar : items;
  if (item === undefined || item === asText) return [...values];
  const list = values.map(item);
  return list.length === 1 && list[0] === '' ? [] : list;
}

function isEachAnIndex(parts: ReadonlyMap<string, Tree>): boolean {
  for (const key of parts.keys()) {
    // `01` is not an index, because a list with the keys `1` and `01` would have two items at the same index.
    if (key.length > 1 && key.startsWith('0')) return false;
    for (let index = 0; index < key.length; index++) {
      const code = key.charCodeAt(index);
      if (code < 48 || code > 57) return false;
    }
  }
  return true;
}

function fault(
  message: string,
  keyword: string,
  place: Place | undefined,
  { path, schema, issues }: Reading,
): undefined {
  let inner = '';
  for (let at = place; at !== undefined; at = at.outer) inner = `/${pointerSegment(at.key)}${inner}`;
  report(issues, path + inner, schema, keyword, message);
  return undefined;
}
