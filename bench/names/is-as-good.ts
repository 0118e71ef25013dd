import { singular, wordsOf } from '../../model/from-document/tree/words.ts';

/** Verbs with the same meaning in the SDKs of different publishers. */
const synonyms: Readonly<Record<string, string>> = {
  add: 'create',
  del: 'delete',
  destroy: 'delete',
  edit: 'update',
  fetch: 'get',
  modify: 'update',
  patch: 'update',
  post: 'create',
  put: 'update',
  read: 'get',
  remove: 'delete',
  replace: 'update',
  retrieve: 'get',
};

const fillers = new Set(['by', 'for', 'from', 'id', 'in', 'of', 'the', 'to', 'v1', 'v2']);

const keyOf = (call: string): string =>
  [
    ...new Set(
      wordsOf(call)
        .map((word) => singular(word))
        .filter((word) => !fillers.has(word))
        .map((word) => synonyms[word] ?? word),
    ),
  ]
    .toSorted()
    .join(' ');

/** Returns true if two calls have the same words. The order, plurals, repetitions and the choice of the verb do not matter. */
export const isAsGood = (own: string, other: string): boolean => own === other || keyOf(own) === keyOf(other);
