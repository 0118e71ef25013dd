import { isEqual } from '../json/is-equal.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { wildcardTexts } from './wildcards.ts';

/** The operations that a user chooses (`operations` in the config). An operation is chosen if `include` has it, and `exclude` does not. */
export interface OperationSelection {
  /** Absent to include all operations. */
  readonly include?: readonly OperationSelector[] | undefined;
  readonly exclude?: readonly OperationSelector[] | undefined;
}

/**
 * Conditions for operations. An operation must satisfy all of them. In a text, `*` stands for any characters. A key that begins with `x-`
 * is a key of the operation, or of its path item.
 */
export interface OperationSelector {
  readonly operationId?: string;
  readonly tag?: string;
  readonly method?: string;
  readonly path?: string;
  readonly deprecated?: boolean;
  readonly [extension: `x-${string}`]: boolean | number | string;
}

/** An operation of a document, with the data that selectors compare. */
export interface SelectableOperation {
  /** The field of the document that contains the path item. */
  readonly group: 'paths' | 'webhooks';
  /** The path, or the name of a webhook. */
  readonly path: string;
  /** The method in lower case. */
  readonly method: string;
  readonly operation: JsonObject;
  readonly item: JsonObject;
}

/** Returns true if a selection contains an operation. */
export const isSelected = (operation: SelectableOperation, { include, exclude = [] }: OperationSelection): boolean =>
  (include === undefined || include.some((selector) => matchesSelector(operation, selector))) &&
  !exclude.some((selector) => matchesSelector(operation, selector));

/** Returns true if an operation satisfies all conditions of a selector. */
export const matchesSelector = (operation: SelectableOperation, selector: OperationSelector): boolean =>
  Object.entries(selector).every(
    // A config that is a module may set a key to undefined.
    ([key, wanted]: [string, unknown]) =>
      wanted === undefined || valuesOf(operation, key).some((value) => matchesValue(value, wanted)),
  );

/** Returns the values of an operation for the key of a selector. A missing value of `deprecated` or of an extension is `false`. */
function valuesOf({ operation, item, method, path }: SelectableOperation, key: string): readonly JsonValue[] {
  switch (key) {
    case 'method':
      return [method, method.toUpperCase()];
    case 'path':
      return [path];
    case 'tag':
      return listOf(operation.tags);
    case 'operationId':
      return listOf(operation.operationId);
    default:
      return listOf(operation[key] ?? item[key] ?? false);
  }
}

const listOf = (value: JsonValue | undefined): readonly JsonValue[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const matchesValue = (value: JsonValue, wanted: unknown): boolean =>
  typeof wanted === 'string' && typeof value === 'string'
    ? wildcardTexts(wanted, value) !== undefined
    : isEqual(value, wanted);
