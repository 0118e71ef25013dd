import { type ApiChangeId, apiChangeIds, apiChangeMeaning } from './api/catalogue.ts';
import { sdkChanges } from './sdk/catalogue.ts';

/** A map from the ids of problems with `info.version` to their meanings. */
const releaseChanges = {
  'version-not-raised': 'The version of the API (`info.version`) is too low for the changes of the API.',
} as const satisfies Record<string, string>;

const otherChanges = { ...sdkChanges, ...releaseChanges } as const;

/** The id of a change. The keys of `diff.levels` in the config are such ids. */
export type ChangeId = ApiChangeId | keyof typeof otherChanges;

/** Returns the meaning of the id of a change. Returns undefined if the text is not the id of a change. */
export const changeMeaning = (id: string): string | undefined =>
  Object.entries(otherChanges).find(([name]) => name === id)?.[1] ?? apiChangeMeaning(id);

/** Returns true if a text is the id of a change. */
export const isChangeId = (id: string): id is ChangeId => changeMeaning(id) !== undefined;

/** Returns the ids of all changes. */
export const changeIds = (): readonly string[] => [...apiChangeIds(), ...Object.keys(otherChanges)];
