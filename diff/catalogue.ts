import { sdkChanges } from './sdk/catalogue.ts';
import { apiChanges } from './api/catalogue.ts';

/** The ids of all changes that `forgespec diff` reports, with their meaning. An id that is not in this list does not compile. */
export const changeCatalogue = { ...apiChanges, ...sdkChanges } as const;

/** The id of a change. The config sets levels by this id. */
export type ChangeId = keyof typeof changeCatalogue;

/** Returns true if a text is the id of a change. */
export const isChangeId = (id: string): id is ChangeId => Object.hasOwn(changeCatalogue, id);
