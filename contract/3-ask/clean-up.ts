import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestLimiter } from './request-limiter.ts';
import type { WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import { createUnansweredRequests } from './unanswered-requests.ts';

/** A resource that a run created and must still delete, with the request that deletes it. */
export interface Leftover {
  readonly key: string;
  readonly operation: string;
  readonly request: WireRequest;
}

/** The resources that one case created. */
export interface CleanUpScope {
  /**
   * @param isLate true if the server may create the resource after its response. A 404 to an early deletion then does not show that the
   * resource is gone.
   */
  add(removal: TestedOperation, args: Arguments, request: WireRequest, isLate: boolean): void;
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
 * @param pause the time after which a resource that is created later exists, in milliseconds.
 * @param record is called when a resource is created or deleted, so that the journal can store this event immediately.
 */
export const createCleanUp = (record: RecordLeftover, pause = 0): CleanUp => new CleanUpOfRun(record, pause);

type RecordLeftover = (event: 'made' | 'removed', leftover: Leftover) => void;

class CleanUpOfRun implements CleanUp {
  private readonly left = new Map<string, Leftover>();
  /** The keys of the resources that the server may create after its response. */
  private readonly late = new Set<string>();
  private readonly record: RecordLeftover;
  private readonly pause: number;
  /** The deletions that do not respond. They do not count for the cases that test these operations. */
  private readonly unanswered = createUnansweredRequests();

  constructor(record: RecordLeftover, pause: number) {
    this.record = record;
    this.pause = pause;
  }

  scope(): CleanUpScope {
    const own: Leftover[] = [];
    return {
      add: (removal, args, request, isLate) => {
        const leftover = { key: keyOf(removal, args), operation: removal.name, request };
        if (isLate) this.late.add(leftover.key);
        own.push(leftover);
        this.left.set(leftover.key, leftover);
        this.record('made', leftover);
      },
      done: (removal, args) => {
        const leftover = this.left.get(keyOf(removal, args));
        if (leftover !== undefined) this.forget(leftover);
      },
      close: (limiter) => this.removeAll(limiter, own, false),
    };
  }

  async finish(limiter: RequestLimiter): Promise<Leftover[]> {
    // Creations and deletions may take effect later. A run that begins at once must not see the data of this run.
    const wait = async (): Promise<void> => (this.late.size > 0 ? sleep(this.pause) : undefined);
    await wait();
    if (this.left.size === 0) return [];
    await this.removeAll(limiter, [...this.left.values()], true);
    await wait();
    return [...this.left.values()];
  }

  private async removeAll(limiter: RequestLimiter, leftovers: readonly Leftover[], isEnd: boolean): Promise<void> {
    for (const leftover of leftovers.toReversed()) {
      const { key, operation } = leftover;
      const isCreated = isEnd || !this.late.has(key);
      const watched: Pick<RequestLimiter, 'send'> = {
        send: (request) => this.unanswered.watch(operation, () => limiter.send(request)),
      };
      if (!this.left.has(key) || this.unanswered.isHanging(operation)) continue;
      if (await sendRemoval(watched, leftover.request, isCreated)) this.forget(leftover);
    }
  }

  private forget(leftover: Leftover): void {
    this.left.delete(leftover.key);
    this.record('removed', leftover);
  }
}

const keyOf = ({ name }: TestedOperation, { path, query, body }: Arguments): string =>
  [name, JSON.stringify(path), ...(body === undefined ? [JSON.stringify(query)] : [])].join(' ');

/**
 * Sends the request that deletes a resource. Returns true if the resource no longer exists afterwards.
 *
 * @param isCreated false if the resource may not exist yet. A 404 then does not show that it is gone.
 */
export async function sendRemoval(
  limiter: Pick<RequestLimiter, 'send'>,
  request: WireRequest,
  isCreated = true,
): Promise<boolean> {
  try {
    const { response } = await limiter.send(request);
    return response.status < 400 || (isCreated && response.status === 404) || response.status === 410;
  } catch {
    return false;
  }
}
