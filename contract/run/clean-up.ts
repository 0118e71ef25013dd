import type { Gate } from '../http/gate.ts';
import type { WireRequest } from '../http/wire-request.ts';
import type { Arguments } from '../requests/arguments.ts';
import type { TestedOperation } from '../subject/subject.ts';

/** Something that a run made and has to remove: the call that removes it. */
export interface Leftover {
  readonly key: string;
  readonly operation: string;
  readonly request: WireRequest;
}

/** Remembers what was made, so that all of it is removed in the end, newest first. */
export interface CleanUp {
  add(removal: TestedOperation, call: Arguments, request: WireRequest): void;
  /** It was removed already. */
  done(removal: TestedOperation, call: Arguments): void;
  /** Removes what is left. @returns what could not be removed. */
  run(gate: Gate): Promise<Leftover[]>;
}

/**
 * @param record told of everything that is made and removed, as soon as it is, for the journal.
 */
export function createCleanUp(record: (event: 'made' | 'removed', leftover: Leftover) => void): CleanUp {
  const left = new Map<string, Leftover>();
  const keyOf = ({ name }: TestedOperation, { path }: Arguments): string => `${name} ${JSON.stringify(path)}`;
  return {
    add(removal, call, request) {
      const leftover = { key: keyOf(removal, call), operation: removal.name, request };
      left.set(leftover.key, leftover);
      record('made', leftover);
    },
    done(removal, call) {
      const leftover = left.get(keyOf(removal, call));
      if (leftover === undefined) return;
      left.delete(leftover.key);
      record('removed', leftover);
    },
    async run(gate) {
      const failed: Leftover[] = [];
      for (const leftover of [...left.values()].toReversed()) {
        const isGone = await remove(gate, leftover.request);
        if (isGone) record('removed', leftover);
        else failed.push(leftover);
        left.delete(leftover.key);
      }
      return failed;
    },
  };
}

/** Whether something is gone: it was removed now, or was not there any more. */
export async function remove(gate: Gate, request: WireRequest): Promise<boolean> {
  try {
    const { response } = await gate.send(request);
    return response.status < 400 || response.status === 404 || response.status === 410;
  } catch {
    return false;
  }
}
