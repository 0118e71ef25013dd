import { valueName } from '../../names/identifier.ts';
import { idWords } from './id-words.ts';
import { idParts, type IdParts } from './id-parts.ts';
import { namesIn, segmentsAfter } from './named-path.ts';
import type { OperationFacts, Proposal } from './proposal.ts';
import { restOf } from './rest-of-nouns.ts';
import { basicVerbs, isBasicVerb, isVerb, verbPhrase, type VerbPhrase } from './verbs.ts';
import { beforeNouns, isPlural, nounsKey, singular, withoutNouns, wordsOf } from './words.ts';

/**
 * Returns the place of an operation whose name follows from its `operationId`.
 *
 * - If the id begins with the area, the rest is the method, as its author wrote it: `repos/list-for-user` becomes `repos.listForUser`.
 * - If the id has a verb, the nouns that repeat the area are left out: `listFiles` becomes `files.list`.
 * - If the other nouns also name the last segments of the path, these segments become areas: `createChatCompletion` of
 *   `POST /chat/completions` becomes `chat.completions.create`.
 */
export function proposeFromId(facts: OperationFacts, id: string): Proposal {
  const words = wordsInPath(id, facts) ?? idWords(id, wordsOf(facts.area), namesIn(facts.path.segments));
  const isShort = words.length < wordsOf(id).length;
  const namespace = isShort ? undefined : idParts(id);
  const proposal = namespace && proposeFromNamespace(facts, namespace);
  if (proposal !== undefined) return { ...proposal, longer: [words] };
  const [area, name] = [valueName(facts.area), valueName(words.join(' '))];
  const rest = name.slice(area.length);
  if (name.toLowerCase().startsWith(area.toLowerCase()) && /^\p{Lu}/u.test(rest))
    return { nodes: [], method: verbFirst(wordsOf(rest)), longer: [words] };
  const phrase = verbPhrase(words) ?? phraseWithUnknownVerb(facts, words);
  return phrase === undefined ? { nodes: [], method: words, longer: [] } : proposeFromPhrase(facts, words, phrase);
}

/**
 * Returns a word before the name of the area as a verb, although it is not a known verb: `hangup` in `hangupCall`. A GET operation seldom has
 * such a verb.
 */
function phraseWithUnknownVerb({ operation, area }: OperationFacts, words: readonly string[]): VerbPhrase | undefined {
  const [verb, ...nouns] = words;
  if (verb === undefined || operation.method === 'get' || isVerb(words.at(-1))) return undefined;
  return withoutNouns(nouns, wordsOf(area)) === undefined ? undefined : { verb: [verb], nouns };
}

/** Moves a verb at the end of words to the start: `history list` becomes `list history`. */
const verbFirst = (words: readonly string[]): readonly string[] =>
  words.length > 1 && isBasicVerb(words.at(-1)) && !isVerb(words[0])
    ? [...words.slice(-1), ...words.slice(0, -1)]
    : words;

/** Returns the place of an operation whose id has a namespace. Returns undefined if the namespace does not belong to the area. */
function proposeFromNamespace(
  facts: OperationFacts,
  { space, rest, isExplicit }: IdParts,
): Omit<Proposal, 'longer'> | undefined {
  const area = wordsOf(facts.area);
  if (nounsKey(space) === nounsKey(area)) return { nodes: [], method: verbFirst(rest) };
  const more = withoutNouns(space, area);
  if (more !== undefined && !isExplicit) return { nodes: [], method: verbFirst([...more, ...rest]) };
  const isPart = withoutNouns(area, space) !== undefined || beforeNouns(area, space) !== undefined;
  if ((isPart || facts.prefix === space.join(' ')) && !isExplicit) {
    const phrase = verbPhrase(rest);
    const nouns = phrase && restOf(phrase.nouns, area);
    return {
      nodes: [],
      method: phrase === undefined || nouns === undefined ? verbFirst(rest) : [...phrase.verb, ...nouns],
    };
  }
  if (!isExplicit) return undefined;
  const isQualified = beforeNouns(space, area) !== undefined;
  return { root: isQualified ? facts.area : valueName(space.join(' ')), nodes: [], method: verbFirst(rest) };
}

/**
 * Returns the words of an id without separators, such as `getspendlimit`, if it consists of a verb and the last segments of the path.
 * Otherwise returns undefined.
 */
function wordsInPath(id: string, { path: { segments } }: OperationFacts): string[] | undefined {
  if (wordsOf(id).length !== 1) return undefined;
  const names = namesIn(segments).map(wordsOf);
  const ends = names.map((_, index) => names.slice(index).flat());
  return ends.flatMap((words) => {
    const verb = [...basicVerbs].find((each) => isSameNoun(id, [each, ...words]));
    return verb === undefined ? [] : [[verb, ...words]];
  })[0];
}

const isSameNoun = (id: string, words: readonly string[]): boolean =>
  [id.toLowerCase(), singular(id)].some((text) => text === words.join('').toLowerCase() || text === nounsKey(words));

// A preposition begins the part of a name that says which objects are meant, such as `ByStatus` or `ForUser`.
const prepositions = new Set([
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'on',
  'to',
  'with',
  'without',
  'within',
  'at',
  'as',
  'via',
]);

function proposeFromPhrase(facts: OperationFacts, words: readonly string[], phrase: VerbPhrase): Proposal {
  const area = wordsOf(facts.area);
  const [nouns, qualifier] = splitAtPreposition(withoutAll(phrase.nouns));
  const suffix = isItsParameter(qualifier, facts) ? [] : qualifier;
  const verb = exactVerb(phrase, nouns, facts);
  const rest = restOf(nouns, area);
  const longer = [[...verb, ...(rest ?? nouns), ...qualifier], words];
  const nodes = nodesOf(facts, verb, rest ?? nouns, rest !== undefined);
  if (nodes !== undefined) {
    const isBesideArea = afterArea(facts) === undefined;
    return { nodes, isBesideArea, method: [...verb, ...(isOwner(qualifier) ? [] : suffix)], longer };
  }
  if (rest !== undefined) return { nodes: [], method: [...verb, ...rest, ...suffix], longer };
  const owner = beforeNouns(nouns, area);
  const place = owner && placeInPath(owner, facts);
  if (owner !== undefined && place !== undefined) {
    const own = place === 'item' ? ['for', ...owner] : [];
    return { nodes: [], method: [...verb, ...own, ...suffix], longer: [words] };
  }
  return { nodes: [], method: words, longer: [] };
}

/** Returns `list` for the verb `get` if the operation reads a list, such as `getPets`. Otherwise returns the verb of the id. */
const exactVerb = (
  { verb, nouns }: VerbPhrase,
  kept: readonly string[],
  { operation, isList }: OperationFacts,
): readonly string[] =>
  operation.method === 'get' &&
  isList &&
  verb.length === 1 &&
  /^get$/iu.test(verb[0] ?? '') &&
  (isPlural(kept) || nouns.length > kept.length)
    ? ['list']
    : verb.map((word) => word);

const withoutAll = (nouns: readonly string[]): readonly string[] =>
  /^(?:all|many|paginated)$/iu.test(nouns[0] ?? '') ? nouns.slice(1) : nouns;

function splitAtPreposition(nouns: readonly string[]): [string[], string[]] {
  const index = nouns.findIndex((word) => prepositions.has(word.toLowerCase()));
  return index === -1 ? [[...nouns], []] : [nouns.slice(0, index), nouns.slice(index)];
}

/** Returns true for a qualifier such as `by id`, if the path ends with this parameter. Each call passes it anyway. */
function isItsParameter(qualifier: readonly string[], { path: { segments, isItem } }: OperationFacts): boolean {
  const [preposition, ...name] = qualifier;
  if (preposition?.toLowerCase() !== 'by' || !isItem) return false;
  const key = nounsKey(name);
  const parameter = nounsKey(wordsOf(segments.at(-1)?.text ?? ''));
  return key === 'id' || key === parameter;
}

/** Returns true for a qualifier such as `of shop`, which repeats the areas around the innermost area. */
const isOwner = ([preposition = '']: readonly string[]): boolean => /^(?:for|from|in|of|on)$/iu.test(preposition);

/** Returns the segments of the path after the area. Returns undefined if the path does not contain the area. */
const afterArea = ({ area, alias, path: { segments } }: OperationFacts) =>
  segmentsAfter(area, segments) ?? (alias === undefined ? undefined : segmentsAfter(alias, segments));

/** Returns the segments of the path that are areas within the area, if the nouns name the last of these segments. */
function nodesOf(
  facts: OperationFacts,
  verb: readonly string[],
  nouns: readonly string[],
  namesArea: boolean,
): readonly string[] | undefined {
  if (nouns.length === 0) return undefined;
  const { path, isAreaInPaths } = facts;
  const after = afterArea(facts);
  if (after === undefined && (namesArea || !isAreaInPaths)) return undefined;
  const names = namesIn(after ?? path.segments);
  const last = names.at(-1);
  // The last segment may repeat the verb, as in `/jobs/{id}/cancel`.
  if (last !== undefined && nounsKey(wordsOf(last)) === nounsKey(verb)) names.pop();
  const key = nounsKey(nouns);
  const isNamed = names.some((_, index) => nounsKey(names.slice(index).flatMap(wordsOf)) === key);
  return isNamed ? names : undefined;
}

/**
 * Returns `item` if words name a segment of the path that is before a parameter, such as `shop` in `/shops/{id}/pets`. Returns
 * `prefix` if they name other segments, such as `organization` in `/organization/certificates`. Otherwise returns undefined.
 */
function placeInPath(words: readonly string[], { path: { segments } }: OperationFacts): 'item' | 'prefix' | undefined {
  const key = nounsKey(words);
  for (const start of segments.keys()) {
    for (let end = start + 1; end <= segments.length; end += 1) {
      const names = segments.slice(start, end);
      if (names.some(({ isParameter }) => isParameter)) break;
      if (nounsKey(names.flatMap(({ text }) => wordsOf(text))) === key)
        return segments[end]?.isParameter === true ? 'item' : 'prefix';
    }
  }
  return undefined;
}
