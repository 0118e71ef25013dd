import type { RequestLimiter } from './request-limiter.ts';
import type { WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';

/** A resource that a run created and must still delete, with the request that deletes it. */
export interface Leftover {
  readonly key: string;
  readonly operation: string;
  readonly request: WireRequest;
}

/** The resources that one case created. */
export interface CleanUpScope {
  add(removal: TestedOperation, args: Arguments, request: WireRequest): void;
  /** Records that a resource is already deleted. */
  done(removal: TestedOperation, args: Arguments): void;
  /**
   * Deletes the resources that the case has not deleted, the newest first. If a deletion fails, it is repeated at the end of
   * the run.
   */
  close(limiter: RequestLimiter): Promise<void>;
}

/** Records the created resources, so that the run can delete all of them. */
export interface CleanUp {
  scope(): CleanUpScope;
  /**
   * Repeats the deletions that failed at the end of a case.
   *
   * @returns the resources that still exist.
   */
  finish(limiter: RequestLimiter): Promise<Leftover[]>;
}

/**
 * Creates the list of the resources that a run creates.
 *
 * @param record is called when a resource is created or deleted, so that the journal can store this event immediately.
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
        add(removal, args, request) {
          const leftover = { key: keyOf(removal, args), operation: removal.name, request };
          own.push(leftover);
          left.set(leftover.key, leftover);
          record('made', leftover);
        },
        done(removal, args) {
          const leftover = left.get(keyOf(removal, args));
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

/** Sends the request that deletes a resource. Returns true if the resource no longer exists afterwards. */
export async function sendRemoval(limiter: RequestLimiter, request: WireRequest): Promise<boolean> {
  try {
    const { response } = await limiter.send(request);
    return response.status < 400 || response.status === 404 || response.status === 410;
  } catch {
    return false;
  }
}
