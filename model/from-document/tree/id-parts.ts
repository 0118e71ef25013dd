import { isVerb } from './verbs.ts';
import { wordsOf } from './words.ts';

/** An `operationId` that consists of a namespace and a name, such as `repos/list-for-user` or `droplets_list`. */
export interface IdParts {
  /** The words of the namespace. */
  readonly space: readonly string[];
  /** The words of the name. */
  readonly rest: readonly string[];
  /** True if a character such as `/` or `.` separates the two. The character `_` may also separate the words of a name. */
  readonly isExplicit: boolean;
}

/** Returns the namespace of an `operationId`. Returns undefined if the id has none. */
export function idParts(id: string): IdParts | undefined {
  const [, before = '', after = ''] = /^(.+)[/.:#](.+)$/u.exec(id) ?? [];
  if (wordsOf(before).length > 0 && wordsOf(after).length > 0)
    return { space: wordsOf(before), rest: wordsOf(after), isExplicit: true };
  const [, start = '', end = ''] = /^([^_]+)_+(.+)$/u.exec(id) ?? [];
  const [space, rest] = [wordsOf(start), wordsOf(end)];
  if (space.length === 0 || rest.length === 0 || isVerb(space[0])) return undefined;
  return isVerb(rest[0]) || isVerb(rest.at(-1)) ? { space, rest, isExplicit: false } : undefined;
}
