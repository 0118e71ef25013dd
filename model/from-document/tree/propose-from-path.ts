import { isCollectionName, namesIn, segmentsAfter, type NamedPath, type PathName } from './named-path.ts';
import type { OperationFacts, Proposal } from './proposal.ts';
import { isVerb } from './verbs.ts';
import { singular, wordsOf } from './words.ts';

/**
 * Returns the place of an operation whose name follows from its path. The segments after the area become areas within the area, and the
 * HTTP method becomes the method: `GET /customers/{id}/cards` becomes `customers.cards.list`. A last segment that names an action becomes
 * the method: `POST /quotes/{id}/accept` becomes `quotes.accept`.
 */
export function proposeFromPath(facts: OperationFacts): Proposal {
  const { area, path } = facts;
  const after = segmentsAfter(area, path.segments);
  const names = namesIn(after ?? []);
  const verb = verbOfMethod(facts);
  const longer = [after ?? path.segments.slice(-1), path.segments].map((segments) => [
    verb,
    ...wordsOfSegments(segments),
  ]);
  const action = actionOf(facts, after ?? path.segments);
  if (action !== undefined) return { nodes: after === undefined ? [] : names.slice(0, -1), method: action, longer };
  const nodes = names.filter((name) => !/^\d/u.test(name));
  const owners = ownerOf(path.segments).map((owner) => [verb, 'for', ...owner]);
  const method = after === undefined ? [verbOfPath(facts), ...nounsBeside(facts)] : [verbOfPath(facts)];
  return { nodes, method, longer: [[verb, ...method.slice(1)], ...owners, ...longer] };
}

/** Returns the words of the last name of a path without the area. Returns no words if the area has the same words, or if the name is an id. */
function nounsBeside({ operation, area, path }: OperationFacts): readonly string[] {
  const last = namesIn(path.segments).at(-1) ?? '';
  const words = wordsOf(last);
  const own = new Set(wordsOf(area).map(singular));
  if (/\p{N}/u.test(last) || words.every((word) => own.has(singular(word)))) return [];
  return isOne(operation.method, path) ? singularWords(words) : words;
}

/**
 * Returns the words of the last segment, if this segment names an action. An action is the only operation of its path. With POST or PUT, its
 * name is not the name of a collection. With GET, its name begins with a verb, such as `search`.
 */
export function actionOf(
  { operation: { method }, path }: OperationFacts,
  segments: readonly PathName[],
): readonly string[] | undefined {
  const last = segments.at(-1);
  if (last === undefined || last.isParameter || path.hasOthers || path.segments.length < 2) return undefined;
  const words = wordsOf(last.text);
  const isPhrase = words.length > 2 && isVerb(words[0]);
  if (/^\d/u.test(last.text) || (isCollectionName(last.text) && !isPhrase)) return undefined;
  const isAction = method === 'get' ? isVerb(words[0]) : method === 'post' || method === 'put';
  return isAction ? words : undefined;
}

/** Returns the singular of the segment before the last parameter that another segment follows: `group` for `/groups/{id}/members`. */
function ownerOf(segments: readonly PathName[]): string[][] {
  const index = segments.findLastIndex(({ isParameter }, at) => isParameter && at < segments.length - 1 && at > 0);
  const owner = segments[index - 1];
  if (owner === undefined || owner.isParameter) return [];
  const words = wordsOf(owner.text);
  return [singularWords(words)];
}

/** Returns the verb of an operation whose name says nothing else. */
export function verbOfPath({ operation: { method }, path, isList }: OperationFacts): string {
  if (method === 'get') return isList ? 'list' : 'get';
  if (method === 'post') return path.isItem ? 'update' : 'create';
  if (method === 'delete') return path.hasItems ? 'deleteAll' : 'delete';
  return method === 'patch' || method === 'put' ? 'update' : method;
}

/**
 * Returns the words of the function of an operation whose name follows from its path, such as `list customer cards` for
 * `GET /customers/{id}/cards`.
 */
export function functionFromPath(facts: OperationFacts): string[] {
  const { segments } = facts.path;
  const action = actionOf(facts, segments);
  const names = namesIn(action === undefined ? segments : segments.slice(0, -1)).map(wordsOf);
  const isPlural = action === undefined && !isOne(facts.operation.method, facts.path);
  const nouns = names.flatMap((words, index) =>
    isPlural && index === names.length - 1 ? words : singularWords(words),
  );
  return [...(action ?? [verbOfPath(facts)]), ...nouns];
}

/** Returns true if the operation creates, reads or changes one item of the collection that is the last name of the path. */
const isOne = (method: string, { isItem }: NamedPath): boolean => isItem || method === 'post';

const singularWords = (words: readonly string[]): string[] => [
  ...words.slice(0, -1),
  ...words.slice(-1).map(singularOf),
];

// Keeps the upper-case letters of a noun.
const singularOf = (noun: string): string => {
  const word = singular(noun);
  return noun.toLowerCase().startsWith(word) ? noun.slice(0, word.length) : word;
};

/** Returns a verb that is different for each HTTP method. */
const verbOfMethod = (facts: OperationFacts): string => {
  const { method } = facts.operation;
  return method === 'put' ? 'replace' : method === 'post' && facts.path.isItem ? 'post' : verbOfPath(facts);
};

const wordsOfSegments = (segments: readonly PathName[]): string[] =>
  segments.flatMap(({ text, isParameter }) => (isParameter ? ['by', ...wordsOf(text)] : wordsOf(text)));

/**
 * Returns true if an `operationId` repeats the HTTP method and the path, such as `GetCustomersCustomerCardsId` for
 * `GET /customers/{customer}/cards/{id}`.
 */
export function repeatsPath({ operation: { method }, id, path }: OperationFacts): boolean {
  const [first = '', ...words] = wordsOf(id ?? '').map((word) => word.toLowerCase());
  if (id === undefined || first !== method) return id === undefined;
  let rest = words.join('');
  for (const { text, isParameter } of path.segments) {
    const name = wordsOf(text).join('').toLowerCase();
    if (isParameter) {
      if (rest.startsWith('by')) rest = rest.slice(2);
      const known = [name, 'id'].find((each) => rest.startsWith(each));
      rest = rest.slice(known?.length ?? 0);
      continue;
    }
    // The id may repeat segments that all paths have in common, such as `v1`.
    if (!rest.startsWith(name)) return false;
    rest = rest.slice(name.length);
  }
  return rest === '';
}
