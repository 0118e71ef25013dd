import { compareByUnits } from '@forgespec/description/json';
import { valueName } from '../../names/identifier.ts';
import type { BuildContext } from '../context.ts';
import type { FoundOperation } from '../find-operations.ts';
import { candidateOf, methodName, type Candidate } from './candidate.ts';
import { areasOfTag, areaTexts } from './area-texts.ts';
import { returnsList } from './list-response.ts';
import { idParts } from './id-parts.ts';
import { isCollectionName, namesIn, pathReader, segmentsAfter, type NamedPath } from './named-path.ts';
import type { OperationFacts } from './proposal.ts';
import { nounsKey, wordsOf } from './words.ts';

/** The place of an operation in the tree of the client. */
export interface Place {
  /** The texts of the areas, the outermost first, such as `Chat` and `completions`. */
  readonly areas: readonly string[];
  /** The method. Empty if the method is the name of the function, because all other methods are not unique. */
  readonly method: string;
  /** True if the description itself has the method (`x-sdk`). */
  readonly isGiven: boolean;
  /** The name of the function, if it follows from the path. Otherwise undefined. */
  readonly functionName: string | undefined;
}

/**
 * Returns the place of each operation in the tree of the client. The result does not depend on the order of the operations.
 *
 * @param ids the unique `operationId` of each operation, or the name that the config chooses for it.
 */
export function placeOperations(
  operations: readonly FoundOperation[],
  ids: readonly (string | undefined)[],
  context: BuildContext,
): Place[] {
  const facts = factsOf(operations, ids, context);
  const candidates = withoutLoneNodes(withOneText(facts.map((each) => candidateOf(each, context))));
  lengthenEqual(candidates);
  return candidates.map(({ areas, methods, at, isGiven, fromPath }) => ({
    areas,
    method: methods[at] ?? '',
    isGiven,
    functionName: fromPath,
  }));
}

/** Uses one text for each name of areas, because areas with the same name, such as `Messages` and `messages`, are one area. */
function withOneText(candidates: readonly Candidate[]): Candidate[] {
  const texts = new Set(candidates.flatMap(({ areas }) => areas));
  const first = new Map(
    [...texts]
      .toSorted(compareByUnits)
      .toReversed()
      .map((text) => [valueName(text), text]),
  );
  return candidates.map((each) => ({ ...each, areas: each.areas.map((text) => first.get(valueName(text)) ?? text) }));
}

function factsOf(
  operations: readonly FoundOperation[],
  ids: readonly (string | undefined)[],
  context: BuildContext,
): OperationFacts[] {
  const read = pathReader(operations.map(({ path }) => path));
  const paths = operations.map(({ path }) => read(path));
  const texts = areaTexts(operations, paths, context).map(areasOfTag);
  const plurals = pluralsOf(
    texts.map((areas) => areas.at(-1) ?? ''),
    paths,
    ids,
  );
  const found = operations.map((operation, index) => {
    const path = paths[index] ?? read(operation.path);
    const [own = '', ...outer] = (texts[index] ?? []).toReversed();
    const area = plurals.get(own) ?? own;
    const isList = operation.method === 'get' && !path.isItem && readsList(operation, path, context);
    const id = withoutPath(ids[index], operation);
    return { operation, id, givenId: ids[index], area, outer: outer.toReversed(), path, isList };
  });
  const byArea = Map.groupBy(found, ({ outer, area }) => keyOf([...outer, area]));
  return [...byArea.values()]
    .flatMap((members) => {
      const isAreaInPaths = members.some(({ area, path }) => segmentsAfter(area, path.segments) !== undefined);
      const prefix = commonPrefix(members.map(({ id = '' }) => id));
      const alias = isAreaInPaths ? undefined : commonName(members.map(({ path }) => path));
      return members.map((each): OperationFacts => ({ ...each, isAreaInPaths, prefix, alias }));
    })
    .toSorted((a, b) => operations.indexOf(a.operation) - operations.indexOf(b.operation));
}

/** Returns the name with which some paths begin, if there are enough paths, and if the next names differ. Otherwise returns undefined. */
function commonName(paths: readonly NamedPath[]): string | undefined {
  const names = paths.map(({ segments }) => namesIn(segments));
  const [first, second] = [0, 1].map((at) => new Set(names.map((each) => each[at])));
  const [name] = first ?? [];
  return first?.size === 1 && paths.length > 3 && (second?.size ?? 0) > 1 ? name : undefined;
}

function readsList(operation: FoundOperation, path: NamedPath, context: BuildContext): boolean {
  const lastName = namesIn(path.segments).at(-1) ?? '';
  return path.hasItems || (returnsList(operation, lastName, context) ?? isCollectionName(lastName));
}

/**
 * Returns the plurals of areas, if the paths have them: `Messages` for the tag `Message`, if there is a path `/Messages/{id}`. An area whose
 * name is also the namespace of an id keeps its name.
 */
function pluralsOf(
  texts: readonly string[],
  paths: readonly NamedPath[],
  ids: readonly (string | undefined)[],
): ReadonlyMap<string, string> {
  const spaces = new Set(ids.map((id) => valueName(idParts(id ?? '')?.space.join(' ') ?? '')));
  const found = texts.flatMap((text, index): [string, string][] => {
    if (isCollectionName(text) || spaces.has(valueName(text))) return [];
    const key = nounsKey(wordsOf(text));
    const names = namesIn(paths[index]?.segments ?? []);
    const plural = names.find((name) => isCollectionName(name) && nounsKey(wordsOf(name)) === key);
    return plural === undefined ? [] : [[text, plural]];
  });
  return new Map(found);
}

/** Returns the namespace that most ids have. Returns undefined if there is none. */
function commonPrefix(ids: readonly string[]): string | undefined {
  const spaces = Map.groupBy(ids, (id) => idParts(id)?.space.join(' '));
  return [...spaces].find(
    ([space, members]) => space !== undefined && members.length > 1 && members.length * 2 > ids.length,
  )?.[0];
}

/**
 * Returns an `operationId` without the path and the HTTP method at its end, which some frameworks append to the name of a function. For
 * example, `read_item_items__item_id__get` becomes `read item`.
 */
function withoutPath(id: string | undefined, { method, path }: FoundOperation): string | undefined {
  if (id === undefined) return undefined;
  const words = wordsOf(id);
  const end = [...wordsOf(path), method].join('').toLowerCase();
  const start = words.findIndex((_, index) => words.slice(index).join('').toLowerCase() === end);
  return start < 1 ? id : words.slice(0, start).join(' ');
}

/**
 * Moves the only operation of an inner area to the outer area, if the inner area does not have the name of a collection, or if its segment
 * is not after the segment of the outer area. For example, `skills.content.get` becomes `skills.getContent`.
 */
function withoutLoneNodes(candidates: readonly Candidate[]): Candidate[] {
  const uses = new Map<string, number>();
  for (const { areas } of candidates)
    for (const length of areas.keys()) {
      const key = keyOf(areas.slice(0, length + 1));
      uses.set(key, (uses.get(key) ?? 0) + 1);
    }
  return candidates.map((candidate) => {
    const { areas, proposal } = candidate;
    const last = areas.at(-1) ?? '';
    if (proposal === undefined || proposal.nodes.length === 0 || areas.length < 2) return candidate;
    const outer = areas.length - proposal.nodes.length;
    if (proposal.isBesideArea === true && uses.get(keyOf(areas.slice(0, outer + 1))) === 1)
      return { ...candidate, areas: areas.slice(0, outer), methods: proposal.longer.map(methodName) };
    if (isCollectionName(last) || uses.get(keyOf(areas)) !== 1 || proposal.method[0]?.toLowerCase() === 'create')
      return candidate;
    const method = [...proposal.method, ...wordsOf(last)];
    return { ...candidate, areas: areas.slice(0, -1), methods: [method, ...proposal.longer].map(methodName) };
  });
}

/** Chooses longer methods for operations that would get the same method. All of these operations get a longer method. */
function lengthenEqual(candidates: readonly Candidate[]): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    const groups = Map.groupBy(candidates, ({ areas, methods, at }) => keyOf([...areas, methods[at] ?? '']));
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      for (const candidate of group) {
        if (candidate.isGiven || candidate.at === candidate.methods.length) continue;
        candidate.at += 1;
        isChanged = true;
      }
    }
  }
}

const keyOf = (texts: readonly string[]): string => JSON.stringify(texts);
