import { valueName } from '../../names/identifier.ts';
import type { BuildContext } from '../context.ts';
import { readObject, readString, readTexts } from '../read.ts';
import { callOfRule } from './call-of-rule.ts';
import type { OperationFacts, Proposal } from './proposal.ts';
import { proposeFromId } from './propose-from-id.ts';
import { functionFromPath, proposeFromPath, repeatsPath } from './propose-from-path.ts';

/** The possible methods of an operation. The method at the index `at` is chosen. */
export interface Candidate {
  readonly areas: readonly string[];
  readonly methods: readonly string[];
  at: number;
  /** True if the description or the config has the method. */
  readonly isGiven: boolean;
  /** The proposal from which the areas and methods follow. Undefined if the description or the config has the areas. */
  readonly proposal: Proposal | undefined;
  readonly fromPath: string | undefined;
}

/** Returns the possible calls of an operation. A rule of the config takes precedence over `x-sdk`, and `x-sdk` over the id and the path. */
export function candidateOf(facts: OperationFacts, context: BuildContext): Candidate {
  const { operation, id, area, outer } = facts;
  const sdk = readObject(operation.node, 'x-sdk') ?? {};
  const [group, given] = [readString(sdk, 'group'), readString(sdk, 'method')];
  const isFromPath = repeatsPath(facts);
  const found = id === undefined || isFromPath ? proposeFromPath(facts) : proposeFromId(facts, id);
  const proposal = { ...found, method: withChosenVerb(found.method, context), longer: longerOf(found, context) };
  const fromPath = isFromPath ? methodName(functionFromPath(facts)) : undefined;
  const own = proposal.root === undefined ? [...outer, area] : [proposal.root];
  const areas = group === undefined ? [...own, ...proposal.nodes.map(valueName)] : group.split('.');
  const method = given ?? methodName(proposal.method);
  const rules = context.chosenNames.rulesFor({
    id: facts.givenId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    tags: readTexts(operation.node, 'tags'),
  });
  const [chosen] = rules.flatMap((rule) => callOfRule(rule, facts, { areas, method }, context) ?? []).slice(0, 1);
  const methods = proposal.longer.map(methodName);
  if (chosen !== undefined)
    return {
      areas: chosen.areas,
      methods: [chosen.method, ...methods],
      at: 0,
      isGiven: chosen.isLiteral,
      proposal: undefined,
      fromPath,
    };
  if (given !== undefined) return { areas, methods: [given], at: 0, isGiven: true, proposal: undefined, fromPath };
  return {
    areas,
    methods: [method, ...methods],
    at: 0,
    isGiven: false,
    proposal: group === undefined ? proposal : undefined,
    fromPath,
  };
}

const longerOf = ({ longer }: Proposal, context: BuildContext): (readonly string[])[] =>
  longer.map((words) => withChosenVerb(words, context));

/** Replaces the verb with which a method begins, if the config has another verb for it. */
const withChosenVerb = ([verb, ...others]: readonly string[], { chosenNames }: BuildContext): readonly string[] =>
  verb === undefined ? [] : [chosenNames.verbFor(verb), ...others];

/** Returns words as the name of a method. */
export const methodName = (words: readonly string[]): string => valueName(words.join(' ')).replace(/_$/u, '');
