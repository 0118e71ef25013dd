import { narrowerFirst, wildcardTexts } from '@forgespec/description/openapi';

/** The facts about an operation that a rule of `names.calls` can select. */
export interface RuleTarget {
  readonly id: string | undefined;
  /** The HTTP method, in upper case. */
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
}

/** A rule that applies to an operation. */
export interface MatchedRule {
  /** The key of the rule in the config. */
  readonly key: string;
  /** The call, with placeholders such as `{path}`. */
  readonly template: string;
  /** The texts that `*` stands for, in order. */
  readonly captures: readonly string[];
  /** The part of the path that `**` stands for. Undefined if the key does not have `**`. */
  readonly rest: string | undefined;
}

/** The texts for the wildcards of a key. */
type Match = Pick<MatchedRule, 'captures' | 'rest'>;

/**
 * Returns the rules whose keys select the operation, the narrowest key first. A key without a wildcard takes precedence over an
 * `operationId` with a wildcard, then follow paths, and then tags. Of two keys of the same kind, the longer one takes precedence. The order of
 * the rules does not matter. A key is one of:
 *
 * - an `operationId`, in which `*` stands for any text: `admin-*`
 * - a path, optionally with an HTTP method. `*` stands for a segment, and `**` at the end for all others: `GET /users/**`
 * - a tag after `#`: `#Fine-tuning`
 */
export function rulesFor(rules: Readonly<Record<string, string>>, target: RuleTarget): MatchedRule[] {
  const matched = Object.entries(rules).flatMap(([key, template]): MatchedRule[] => {
    const match = matchKey(key, target);
    return match === undefined ? [] : [{ key, template, ...match }];
  });
  return matched.toSorted((a, b) => rankOf(a.key) - rankOf(b.key) || narrowerFirst(a.key, b.key));
}

function rankOf(key: string): number {
  if (key.startsWith('#')) return 3;
  if (!key.includes('*')) return 0;
  return /^(?:(?:[A-Z]+|\*) )?\//u.test(key) ? 2 : 1;
}

function matchKey(key: string, target: RuleTarget): Match | undefined {
  if (key.startsWith('#')) {
    return target.tags.map((tag) => matchText(key.slice(1), tag)).find((match) => match !== undefined);
  }
  const { method, path } = /^(?:(?<method>[A-Z]+|\*) )?(?<path>\/.*)$/u.exec(key)?.groups ?? {};
  if (path === undefined) return target.id === undefined ? undefined : matchText(key, target.id);
  return method === undefined || method === '*' || method === target.method ? matchPath(path, target.path) : undefined;
}

function matchText(pattern: string, text: string): Match | undefined {
  const captures = wildcardTexts(pattern, text);
  return captures && { captures, rest: undefined };
}

function matchPath(pattern: string, path: string): Match | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const captures: string[] = [];
  for (const [index, segment] of wanted.entries()) {
    if (segment === '**') return { captures, rest: given.slice(index).join('/') };
    const other = given[index];
    if (other === undefined) return undefined;
    if (segment === '*') captures.push(other);
    else if (segment !== other && !(isParameter(segment) && isParameter(other))) return undefined;
  }
  return wanted.length === given.length ? { captures, rest: undefined } : undefined;
}

const isParameter = (segment: string): boolean => /^\{[^{}]*\}$/u.test(segment);
