import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import {
  isSelected,
  matchesSelector,
  type OperationSelection,
  type OperationSelector,
  type SelectableOperation,
} from '../../openapi/operation-selection.ts';

/** Reports selectors that no operation satisfies, and selections that exclude all operations that they include. */
export function reportUnmatchedSelectors(
  operations: readonly SelectableOperation[],
  selections: readonly OperationSelection[],
  diagnostics: Diagnostics,
): void {
  for (const selection of selections) {
    const { include = [], exclude = [] } = selection;
    // A description may have no deprecated operations, and no operations with an `x-` key. Excluding them is then without effect.
    const named = exclude.filter((selector) => Object.keys(selector).some((key) => Object.hasOwn(described, key)));
    const unmatched = [...include, ...named].filter(
      (selector) => !operations.some((operation) => matchesSelector(operation, selector)),
    );
    for (const selector of unmatched) {
      const message = `\`operations\` in the config has ${textOf(selector)}, but the description has no such operation.`;
      diagnostics.error('selection-unmatched', message, fixOf(selector, operations));
    }
    if (unmatched.length > 0 || operations.some((operation) => isSelected(operation, selection))) continue;
    const message = '`operations` in the config excludes all operations that it includes.';
    diagnostics.error('selection-unmatched', message, 'Remove a selector of `exclude`.');
  }
}

/** Returns a selector as text: `{ tag: pets, method: get }`. */
const textOf = (selector: OperationSelector): string =>
  `\`{ ${Object.entries(selector)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')} }\``;

/** For each key of a selector whose values are texts of the description, the words for its values. */
const described = { operationId: 'operationIds', tag: 'tags', path: 'paths', method: 'methods' } as const;

type DescribedKey = keyof typeof described;

const valuesOf: Readonly<Record<DescribedKey, (operation: SelectableOperation) => readonly unknown[]>> = {
  operationId: ({ operation }) => [operation.operationId],
  tag: ({ operation: { tags } }) => (Array.isArray(tags) ? tags : []),
  path: ({ path }) => [path],
  method: ({ method }) => [method],
};

/** The largest number of values that a message lists. */
const mostValues = 10;

/** Returns the fix for a selector without an operation. It names the values that are most similar to those of the selector. */
function fixOf(selector: OperationSelector, operations: readonly SelectableOperation[]): string {
  for (const key of Object.keys(described) as DescribedKey[]) {
    const wanted = selector[key];
    if (wanted === undefined || operations.some((operation) => matchesSelector(operation, { [key]: wanted }))) continue;
    const values = new Set(operations.flatMap(valuesOf[key]).filter((value) => typeof value === 'string'));
    const near = suggestion(wanted, values);
    if (near !== undefined) return `Did you mean \`${near}\`?`;
    const similar = [...values].filter((value) =>
      value.toLowerCase().includes(wanted.replaceAll('*', '').toLowerCase()),
    );
    if (values.size === 0) return `The description has no ${described[key]}. Write another condition, such as a path.`;
    const listed = (similar.length > 0 ? similar : [...values]).toSorted();
    const end = listed.length > mostValues ? `, and ${listed.length - mostValues} more` : '';
    return `Use one of these ${described[key]}: ${listed.slice(0, mostValues).join(', ')}${end}.`;
  }
  return 'Remove one of its conditions, or write two selectors.';
}
