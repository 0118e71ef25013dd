import { valueName } from '../../names/identifier.ts';
import type { MatchedRule } from '../../names/call-rules.ts';
import type { BuildContext } from '../context.ts';
import { operationLabel } from '../find-operations.ts';
import { namesIn, segmentsOf } from './named-path.ts';
import type { OperationFacts } from './proposal.ts';
import { actionOf, repeatsPath, verbOfPath } from './propose-from-path.ts';
import { verbPhrase } from './verbs.ts';
import { nounsKey, wordsOf } from './words.ts';

/** A call: the areas, the outermost first, and the method. */
interface Call {
  readonly areas: readonly string[];
  readonly method: string;
}

const placeholders = '`{path}`, `{verb}`, `{call}`, `{area}`, `{method}`, and `{1}` for the first `*`';

/**
 * Returns the call for a rule of `names.calls`, in which the placeholders are replaced. `isLiteral` is true if the rule contains the whole
 * method. Returns undefined if the rule does not result in a call. Reports this, except if `**` stands for nothing that has a name.
 *
 * @param byDefault the call that the operation has without the rule.
 */
export function callOfRule(
  rule: MatchedRule,
  facts: OperationFacts,
  byDefault: Call,
  context: BuildContext,
): (Call & { readonly isLiteral: boolean }) | undefined {
  const { nodes, verb } = placeInPath(rule, facts);
  const chosenVerb = [context.chosenNames.verbFor(verb[0] ?? ''), ...verb.slice(1)].join(' ');
  const lists: ReadonlyMap<string, readonly string[]> = new Map([
    ['{path}', nodes],
    ['{verb}', [chosenVerb]],
    ['{area}', byDefault.areas],
    ['{method}', [byDefault.method]],
    ['{call}', [...byDefault.areas, byDefault.method]],
  ]);
  const parts = rule.template.split('.');
  const names = parts.flatMap((part) => lists.get(part) ?? [withTexts(part, chosenVerb, rule)]);
  const label = operationLabel(facts.operation);
  const unknown = names.find((name) => /[{}]/u.test(name));
  const calls = names.map((name) => valueName(name).replace(/_$/u, '')).filter((name) => name !== '');
  if (unknown !== undefined) {
    context.chosenNames.reportRule(
      rule,
      label,
      `it has the unknown placeholder in ${unknown}`,
      `The placeholders are ${placeholders}.`,
    );
    return undefined;
  }
  if (calls.length < 2) {
    if (rule.rest !== undefined && namesIn(segmentsOf(rule.rest)).length === 0) return undefined;
    context.chosenNames.reportRule(
      rule,
      label,
      'the result has no area',
      'Write at least two names, such as `pets.list`.',
    );
    return undefined;
  }
  return { areas: calls.slice(0, -1), method: calls.at(-1) ?? '', isLiteral: !(parts.at(-1) ?? '').includes('{') };
}

/** Replaces the placeholders in a part of a template that is not a placeholder itself, such as `{verb}{1}`. */
const withTexts = (part: string, verb: string, { captures }: MatchedRule): string =>
  part
    .replaceAll('{verb}', `${verb} `)
    .replaceAll(/\{(\d+)\}/gu, (_, index: string) => `${captures[Number(index) - 1] ?? ''} `);

/** Returns the names of the path, or of the part for `**`, and the verb of the operation. */
function placeInPath({ rest }: MatchedRule, facts: OperationFacts): { nodes: string[]; verb: readonly string[] } {
  const { operation, id, path, isList } = facts;
  const segments = rest === undefined ? path.segments : segmentsOf(rest);
  const names = namesIn(segments);
  const action = actionOf(facts, segments);
  if (action !== undefined) return { nodes: names.slice(0, -1), verb: action };
  const phrase = id === undefined || repeatsPath(facts) ? undefined : verbPhrase(wordsOf(id));
  if (phrase === undefined) return { nodes: names, verb: [verbOfPath(facts)] };
  const endsWithVerb = !path.hasOthers && nounsKey(wordsOf(names.at(-1) ?? '')) === nounsKey(phrase.verb);
  const isPlainGet = /^get$/iu.test(phrase.verb.join(' '));
  const all = operation.method === 'delete' && path.hasItems ? ['all'] : [];
  return {
    nodes: endsWithVerb ? names.slice(0, -1) : names,
    verb: isPlainGet && isList ? ['list'] : [...phrase.verb, ...all],
  };
}
