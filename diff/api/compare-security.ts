import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { DescriptionSide } from '../description/open-side.ts';
import { type ApiComparison, type OperationPair, shown } from './api-comparison.ts';
import { renamedSchemes } from './renamed-schemes.ts';

/**
 * A map from security schemes to their required scopes. A request needs credentials for all schemes in the map. If the
 * map is empty, the request does not need credentials.
 */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/** Compares the credentials that an operation needs. */
export function compareSecurity(
  { operation, old: base, new: revision }: OperationPair,
  comparison: ApiComparison,
): void {
  const old = alternativesOf(comparison.old, base, renamedSchemes(comparison));
  const revised = alternativesOf(comparison.new, revision);
  if (textOf(old) === textOf(revised)) return;
  const spots = {
    base: securityKeyOf(base, comparison.old.document),
    revision: securityKeyOf(revision, comparison.new.document),
  };
  const [wasOpen, isOpen] = [isOpenTo(old), isOpenTo(revised)];
  const { report } = comparison;
  if (wasOpen && !isOpen) {
    const message = 'Requests need credentials, so requests without credentials fail.';
    report(operation, { id: 'security-added', level: 'breaking', message, ...spots });
    return;
  }
  if (isOpen && !wasOpen) {
    report(operation, {
      id: 'security-removed',
      level: 'compatible',
      message: 'Requests need no credentials.',
      ...spots,
    });
    return;
  }
  for (const alternative of old.filter((needed) => !revised.some((other) => isEnough(needed, other)))) {
    const same = revised.find((other) => [...other.keys()].join() === [...alternative.keys()].join());
    const id = same === undefined ? 'security-requirement-removed' : 'security-scope-added';
    const problem = same === undefined ? 'are no longer enough' : 'need further scopes';
    const message = `Credentials of ${wordsOf(alternative)} ${problem}, so requests with these credentials fail.`;
    report(operation, { id, level: 'breaking', message, ...spots });
  }
  for (const alternative of revised.filter((needed) => !old.some((other) => isEnough(needed, other)))) {
    const same = old.find((other) => [...other.keys()].join() === [...alternative.keys()].join());
    const id = same === undefined ? 'security-requirement-added' : 'security-scope-removed';
    const message = `Credentials of ${wordsOf(alternative)} are now enough for a request.`;
    report(operation, { id, level: 'compatible', message, ...spots });
  }
}

const securityKeyOf = (operation: JsonObject, document: JsonObject) =>
  operation['security'] !== undefined || document['security'] === undefined
    ? { node: operation, key: operation['security'] === undefined ? undefined : 'security' }
    : { node: document, key: 'security' };

function alternativesOf(
  { document }: DescriptionSide,
  operation: JsonObject,
  newNames: ReadonlyMap<string, string> = new Map(),
): readonly Alternative[] {
  const value: JsonValue | undefined = operation['security'] ?? document['security'];
  if (!Array.isArray(value) || value.length === 0) return [new Map()];
  return value.filter(isJsonObject).map(
    (requirement) =>
      new Map(
        Object.entries(requirement)
          .map(([name, scopes]) => [newNames.get(name) ?? name, scopes] as const)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, scopes]) => [name, new Set(Array.isArray(scopes) ? scopes.map(String) : [])]),
      ),
  );
}

const textOf = (alternatives: readonly Alternative[]): string =>
  alternatives
    .map((alternative) => [...alternative].map(([name, scopes]) => [name, ...scopes].join(' ')).join('+'))
    .join('|');

const isOpenTo = (alternatives: readonly Alternative[]): boolean => alternatives.some(({ size }) => size === 0);

/** Returns true if credentials that fulfill `available` also fulfill `needed`. */
const isEnough = (available: Alternative, needed: Alternative): boolean =>
  [...needed].every(([name, scopes]) => {
    const own = available.get(name);
    return own !== undefined && [...scopes].every((scope) => own.has(scope));
  });

const wordsOf = (alternative: Alternative): string =>
  [...alternative]
    .map(([name, scopes]) => `\`${shown(name)}\`${scopes.size > 0 ? ` (${shown([...scopes].join(', '))})` : ''}`)
    .join(' with ');
