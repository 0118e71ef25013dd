// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from '../issue.ts';
import { Pairs } from './pairs.ts';
import type { Shape } from './shape.ts';
import { shaped } from './shaped.ts';
import { emptyTree, partAt } from './tree.ts';

/**
 * The value that a form stands for.
 *
 * @param text as on the wire.
 * @param inParts the properties whose parts are named with brackets, `name[key]`: these, or all of them.
 * @param schema JSON Pointer to what describes the form.
 */
export function formValue(
  text: string,
  shape: Shape,
  inParts: readonly string[] | 'all',
  schema: string,
  issues: ValidationIssue[],
): unknown {
  const tree = emptyTree();
  const pairs = new Pairs(text, '/body', schema);
  while (pairs.next()) {
    const key = fieldOf(pairs.name, inParts);
    pairs.part(key, partAt(tree, key));
  }
  issues.push(...pairs.issues);
  if (issues.length > 0) return undefined;
  return tree.parts.size === 0 ? {} : shaped(tree, shape, '/body', schema, issues);
}

/** The property that a name of a form is about, or about a part of. */
export function fieldOf(name: string, inParts: readonly string[] | 'all'): string {
  const end = name.indexOf('[');
  const start = end === -1 ? name : name.slice(0, end);
  return inParts === 'all' || inParts.includes(start) ? start : name;
}
