import type { RequestLimiter } from './request-limiter.ts';
import type { WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';

/** Something that a run made and has to remove: the call that removes it. */
export interface Leftover {
  readonly key: string;
  readonly operation: string;
  readonly request: WireRequest;
}

/** What one case made. */
export interface CleanUpScope {
  add(removal: TestedOperation, call: Arguments, request: WireRequest): void;
  /** It was removed already. */
  done(removal: TestedOperation, call: Arguments): void;
  /** Removes what is left, newest first; what cannot be removed is tried once more when the run ends. */
  close(limiter: RequestLimiter): Promise<void>;
}

/** Remembers what was made, so that all of it is removed in the end. */
export interface CleanUp {
  scope(): CleanUpScope;
  /** Removes what no case could remove. @returns what is still there. */
  finish(limiter: RequestLimiter): Promise<Leftover[]>;
}

/**
 * @param record told of everything that is made and removed, as soon as it is, for the journal.
 */
export function createCleanUp(record: (event: 'made' | 'removed', leftover: Leftover) => void): CleanUp {
  const left = new Map<string, Leftover>();
  const keyOf = ({ name }: TestedOperation, { path, query, body }: Arguments): string =>
    [name, JSON.stringify(path), ...(body === undefined ? [JSON.stringify(query)] : [])].join(' ');

  const removeAll = async (limiter: RequestLimiter, leftovers: readonly Leftover[]): Promise<void> => {
    for (const leftover of leftovers.toReversed()) {
      if (!left.has(leftover.key) || !(await sendRemoval(limiter, leftover.request))) continue;
      left.delete(leftover.key);
      record('removed', leftover);
    }
  };

  return {
    scope() {
      const own: Leftover[] = [];
      return {
        add(removal, call, request) {
          const leftover = { key: keyOf(removal, call), operation: removal.name, request };
          own.push(leftover);
          left.set(leftover.key, leftover);
          record('made', leftover);
        },
        done(removal, call) {
          const leftover = left.get(keyOf(removal, call));
          if (leftover === undefined) return;
          left.delete(leftover.key);
          record('removed', leftover);
        },
        close: (limiter) => removeAll(limiter, own),
      };
    },
    async finish(limiter) {
      await removeAll(limiter, [...left.values()]);
      return [...left.values()];
    },
  };
}

/** Whether something is gone: it was removed now, or was not there any more. */
export async function sendRemoval(limiter: RequestLimiter, request: WireRequest): Promise<boolean> {
  try {
    const { response } = await limiter.send(request);
    return response.status < 400 || response.status === 404 || response.status === 410;
  } catch {
    return false;
  }
}
