import { typeName, valueName } from '../../names/identifier.ts';
import { reservedMembers } from '../../names/reserved-names.ts';
import { chooseFileNames } from '../choose-file-names.ts';
import { chooseNames, type NameRequest } from '../choose-names.ts';
import type { BuildContext } from '../context.ts';

/** The names of an area in generated code. */
export interface AreaNames {
  /** The names that lead to the area in a client: `chat` and `completions` in `client.chat.completions`. */
  readonly path: readonly string[];
  /** The name of the area in one namespace of all areas, such as `chatCompletions`. */
  readonly name: string;
  readonly file: string;
}

/** An area that needs names. */
export interface UnnamedArea {
  /** The texts of the areas, the outermost first. */
  readonly texts: readonly string[];
  /** The tag of the outermost area. Undefined if the area does not come from a tag. */
  readonly tag: string | undefined;
  readonly locationOf: NameRequest['locationOf'];
}

/** Chooses the names of all areas. The names of the areas within one area are a namespace. */
export function areaNames(areas: readonly UnnamedArea[], context: BuildContext): AreaNames[] {
  const types = new Set(context.reservedNames.handlers);
  const members = new Set([...context.reservedNames.areas, ...reservedMembers]);
  const isReserved = (name: string): boolean => members.has(name) || types.has(`${typeName(name)}Handlers`);
  const paths = pathsOf(areas, isReserved, context);
  const outer = new Set(paths.flatMap((path) => (path.length === 1 ? path : [])));
  const requests = areas.map((area, index): NameRequest => {
    const name = valueName((paths[index] ?? []).join(' '));
    const source = area.texts.join('.');
    return { ...requestOf(area, area.texts.length, context), name, source, chosen: undefined };
  });
  // An outermost area keeps its name, so that its handlers have the same name as its member of the client.
  const inner = requests.filter((_, index) => paths[index]?.length !== 1);
  const isTaken = (name: string): boolean => outer.has(name) || isReserved(name);
  const innerNames = chooseNames(inner, { word: 'Area', fallback: 'area', isReserved: isTaken }, context);
  const named = requests.map((request, index) => {
    const [name = '', ...others] = paths[index] ?? [];
    return { ...request, name: others.length === 0 ? name : (innerNames[inner.indexOf(request)] ?? '') };
  });
  const words = { word: 'area', fallback: 'area', reserved: context.reservedNames.modules };
  const files = chooseFileNames(named, words, context);
  return named.map(({ name }, index) => ({ path: paths[index] ?? [], name, file: files[index] ?? '' }));
}

/** Returns the names that lead to each area in a client. */
function pathsOf(
  areas: readonly UnnamedArea[],
  isReserved: (name: string) => boolean,
  context: BuildContext,
): string[][] {
  const names = new Map<string, string>();
  const longest = Math.max(0, ...areas.map(({ texts }) => texts.length));
  for (let depth = 1; depth <= longest; depth += 1) {
    const ofDepth = areas.filter(({ texts }) => texts.length >= depth);
    const isReservedHere = depth === 1 ? isReserved : (name: string): boolean => reservedMembers.includes(name);
    const namespace = { word: 'Area', fallback: 'area', isReserved: isReservedHere, part: 'areas' } as const;
    for (const siblings of Map.groupBy(ofDepth, ({ texts }) => keyOf(texts.slice(0, depth - 1))).values()) {
      const requests = siblings.map((area) => requestOf(area, depth, context));
      const chosen = chooseNames(requests, namespace, context);
      for (const [index, { texts }] of siblings.entries()) names.set(keyOf(texts.slice(0, depth)), chosen[index] ?? '');
    }
  }
  return areas.map(({ texts }) => texts.map((_, index) => names.get(keyOf(texts.slice(0, index + 1))) ?? ''));
}

function requestOf({ texts, tag, locationOf }: UnnamedArea, depth: number, context: BuildContext): NameRequest {
  const text = texts[depth - 1] ?? '';
  const keys = [texts.slice(0, depth).join('.'), ...(depth === 1 && tag !== undefined ? [tag] : [])];
  const subject = `area "${texts.slice(0, depth).join('.')}"`;
  return {
    name: valueName(text),
    source: text,
    subject,
    locationOf,
    chosen: context.chosenNames.nameFor('areas', keys),
  };
}

const keyOf = (texts: readonly string[]): string => JSON.stringify(texts);
