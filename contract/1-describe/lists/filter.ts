import type { JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Parameter } from '@forgespec/model';
import type { ItemProperty } from './item-property.ts';

/** How a filter compares its value with the values of an item. */
export type FilterRelation = 'at-least' | 'at-most' | 'contains' | 'equal' | 'option';

/** A query parameter that selects the items of a list. */
export interface Filter {
  readonly parameter: Parameter;
  readonly merged: KeywordSchema;
  readonly relation: FilterRelation;
  /** The properties that the filter compares. An item matches if one of them matches. */
  readonly properties: readonly ItemProperty[];
  /** For the relation `option`: the value that a property must have, for each value of the parameter. */
  readonly options: ReadonlyMap<string, FilterOption>;
  /** True if only the value `true` selects items. With `false`, the list may be the unfiltered list. */
  readonly isFlag: boolean;
  /** True if the description says that a bound also selects the items with its value, as in "or later" and "at least". */
  readonly isInclusive: boolean;
  /** True if the value of the parameter is a list of values. */
  readonly isList: boolean;
  /** True if the description states the meaning of the parameter. False if the meaning is only guessed from the name. */
  readonly isDeclared: boolean;
}

/** The meaning of one value of a parameter, such as `inactive`: the property `active` is false. */
export interface FilterOption {
  readonly property: ItemProperty;
  readonly value: JsonValue;
}

/** The meaning of a parameter. */
export type FilterMeaning = Pick<Filter, 'isDeclared' | 'properties' | 'relation'> &
  Partial<Pick<Filter, 'isFlag' | 'isInclusive' | 'options'>>;

/** A query parameter with the words of its name. */
export interface NamedParameter {
  readonly parameter: Parameter;
  /** The schema of one value. */
  readonly merged: KeywordSchema;
  readonly words: readonly string[];
  /** True if the value of the parameter is a list of values. */
  readonly isList: boolean;
}
