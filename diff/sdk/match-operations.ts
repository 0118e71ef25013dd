import type { Api, Area, OperationModel } from '@forgespec/model';
import { methodKey } from './changed-operations.ts';

/** An operation with its area. */
export interface AreaOperation {
  readonly area: Area;
  readonly operation: OperationModel;
}

/** The result of matching the operations of two models. */
export interface MatchedOperations {
  /** Operations that have the same client method in both models, such as `client.pets.get`. */
  readonly same: readonly { readonly base: AreaOperation; readonly revision: AreaOperation }[];
  /** Operations that have the same HTTP method and path in both models, but different client methods. */
  readonly renamed: readonly { readonly base: AreaOperation; readonly revision: AreaOperation }[];
  readonly removed: readonly AreaOperation[];
  readonly added: readonly AreaOperation[];
}

/**
 * Finds the pairs of corresponding operations in two models. First, two operations match if they have the same client method. Then, the
 * remaining operations match if they have the same HTTP method and path.
 */
export function matchOperations(base: Api, revision: Api): MatchedOperations {
  const [olds, nexts] = [operationsOf(base), operationsOf(revision)];
  const added = new Map(nexts.map((one) => [methodKey(one.area, one.operation), one]));
  const [same, others] = [[], []] as [{ base: AreaOperation; revision: AreaOperation }[], AreaOperation[]];
  for (const old of olds) {
    const key = methodKey(old.area, old.operation);
    const found = added.get(key);
    added.delete(key);
    if (found === undefined) others.push(old);
    else same.push({ base: old, revision: found });
  }
  const byRequest = new Map([...added].map(([key, one]) => [requestKey(one.operation), { key, one }]));
  const renamed: { base: AreaOperation; revision: AreaOperation }[] = [];
  const removed = others.filter((old) => {
    const found = byRequest.get(requestKey(old.operation));
    if (found === undefined || !added.delete(found.key)) return true;
    renamed.push({ base: old, revision: found.one });
    return false;
  });
  return { same, renamed, removed, added: [...added.values()] };
}

const operationsOf = ({ areas }: Api): AreaOperation[] =>
  areas.flatMap((area) => area.operations.map((operation) => ({ area, operation })));

/** Returns the HTTP method and the path of an operation. The names of path parameters are left out: `get /pets/{}`. */
const requestKey = ({ method, path }: OperationModel): string => `${method} ${path.replaceAll(/\{[^{}]*\}/gu, '{}')}`;
