// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from '../issue.ts';
import { pointerSegment, report } from '../report.ts';
import { partOf, setOwn } from './members.ts';
import type { Scalar, Shape } from './shape.ts';
import type { Tree } from './tree.ts';

/**
 * The value that was given in parts.
 *
 * @param path JSON Pointer to the value, for issues.
 * @param schema JSON Pointer to what describes it.
 */
export function shaped(
  tree: Tree,
  shape: Scalar | Shape | undefined,
  path: string,
  schema: string,
  issues: ValidationIssue[],
): unknown {
  const { scalar, items } = typeof shape === 'function' ? { scalar: shape } : (shape ?? {});
  const { texts, parts } = tree;
  const fault = (message: string, keyword: string): undefined =>
    report(issues, path, message, schema, keyword) as undefined;

  if (parts.size === 0) {
    const [text] = texts;
    // Its names were at fault, which was said already.
    if (text === undefined) return undefined;
    const isOne = texts.length === 1;
    if (items !== undefined && !(isOne && scalar !== undefined)) return listOf(texts, items);
    if (!isOne) return fault('must be given once', 'duplicate');
    return scalar === undefined ? text : scalar(text);
  }
  if (texts.length > 0) return fault('must be given either as a whole or in parts', 'duplicate');

  const apart = parts.get('');
  if (apart !== undefined) {
    if (parts.size > 1) return fault('must have an index for every item, or for none', 'index');
    if (apart.parts.size > 0) return fault('must have an index for every item', 'index');
    return listOf(apart.texts, items);
  }
  if (items !== undefined && isEachAnIndex(parts)) {
    const inOrder = [...parts].toSorted(([a], [b]) => Number(a) - Number(b));
    return inOrder.map(([, part], index) => shaped(part, items, `${path}/${index}`, schema, issues));
  }
  const object = {};
  for (const [key, part] of parts) {
    const described = typeof shape === 'object' ? partOf(shape, key) : undefined;
    setOwn(object, key, shaped(part, described, `${path}/${pointerSegment(key)}`, schema, issues));
  }
  return object;
}

/** One empty text is how a form says that a list is empty, unless the items may be empty text. */
function listOf(texts: readonly string[], items: Scalar | Shape | undefined): unknown[] {
  const item = typeof items === 'object' ? items.scalar : items;
  if (item === undefined) return [...texts];
  const values = texts.map(item);
  return values.length === 1 && values[0] === '' ? [] : values;
}

function isEachAnIndex(parts: ReadonlyMap<string, Tree>): boolean {
  for (const key of parts.keys()) {
    for (let index = 0; index < key.length; index++) {
      const code = key.charCodeAt(index);
      if (code < 48 || code > 57) return false;
    }
  }
  return true;
}
