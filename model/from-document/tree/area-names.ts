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
  const isType = (name: string): boolean => types.has(`${typeName(name)}Handlers`);
  const nodes = new Map<string, string>();
  const longest = Math.max(0, ...areas.map(({ texts }) => texts.length));
  for (let depth = 1; depth <= longest; depth += 1) {
    const ofDepth = areas.filter(({ texts }) => texts.length >= depth);
    for (const siblings of Map.groupBy(ofDepth, ({ texts }) => keyOf(texts.slice(0, depth - 1))).values()) {
      const requests = siblings.map((area) => requestOf(area, depth, context));
      const isReserved = (name: string): boolean =>
        depth === 1 ? members.has(name) || isType(name) : reservedMembers.includes(name);
      const names = chooseNames(requests, { word: 'Area', fallback: 'area', isReserved, part: 'areas' }, context);
      for (const [index, { texts }] of siblings.entries()) nodes.set(keyOf(texts.slice(0, depth)), names[index] ?? '');
    }
  }
  const paths = areas.map(({ texts }) => texts.map((_, index) => nodes.get(keyOf(texts.slice(0, index + 1))) ?? ''));
  const outer = new Set(paths.filter(({ length }) => length === 1).map(([name]) => name));
  const flat = areas.map((area, index): NameRequest => {
    const name = valueName((paths[index] ?? []).join(' '));
    return { ...requestOf(area, area.texts.length, context), name, source: area.texts.join('.'), chosen: undefined };
  });
  const inner = flat.filter((_, index) => paths[index]?.length !== 1);
  const isTaken = (name: string): boolean => outer.has(name) || members.has(name) || isType(name);
  const innerNames = chooseNames(inner, { word: 'Area', fallback: 'area', isReserved: isTaken }, context);
  const named = flat.map((request, index) => {
    const [only] = paths[index]?.length === 1 ? (paths[index] ?? []) : [];
    return { ...request, name: only ?? innerNames[inner.indexOf(request)] ?? '' };
  });
  const words = { word: 'area', fallback: 'area', reserved: context.reservedNames.modules };
  const files = chooseFileNames(named, words, context);
  return named.map(({ name }, index) => ({ path: paths[index] ?? [], name, file: files[index] ?? '' }));
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
