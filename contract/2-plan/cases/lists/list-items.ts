import type { JsonValue } from '@forgespec/description/json';
import { itemIdentity } from '../pagination/item-identity.ts';

/** Returns the identities of items, in their order, for comparisons and messages. */
export const identitiesOf = (items: readonly JsonValue[]): string => items.map(itemIdentity).join(', ');

/** Returns true if two items are the same resource. */
export const sameItem = (one: JsonValue, other: JsonValue): boolean => itemIdentity(one) === itemIdentity(other);

/** Returns the identities of items, in an order that does not depend on the order of the items. */
export const sortedIdentities = (items: readonly JsonValue[]): string => items.map(itemIdentity).toSorted().join(', ');
