import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import type { DescriptionSide } from '../description/open-side.ts';
import type { ApiComparison } from './api-comparison.ts';

type Sides = Pick<ApiComparison, 'new' | 'old'>;

const known = new WeakMap<Sides, ReadonlyMap<string, string>>();

/**
 * Returns a map from the old to the new names of renamed security schemes. Such a scheme differs at most in its name and its description,
 * so callers send the same credentials as before. If two removed schemes or two added schemes have the same content, the new name of a
 * removed scheme is ambiguous. The map does not contain such schemes.
 */
export function renamedSchemes(sides: Sides): ReadonlyMap<string, string> {
  const found = known.get(sides) ?? findRenamed(sides.old, sides.new);
  known.set(sides, found);
  return found;
}

function findRenamed(old: DescriptionSide, revised: DescriptionSide): ReadonlyMap<string, string> {
  const [from, to] = [schemesIn(old), schemesIn(revised)];
  const gone = Object.keys(from).filter((name) => to[name] === undefined);
  const added = Object.keys(to).filter((name) => from[name] === undefined);
  const textOf = (side: DescriptionSide, scheme: JsonObject): string => {
    const { description: _description, ...meaning } = side.objectAt(scheme) ?? {};
    return side.textOf(meaning);
  };
  const renamed = new Map<string, string>();
  for (const name of gone) {
    const text = textOf(old, objectIn(from, name));
    const equal = added.filter((other) => textOf(revised, objectIn(to, other)) === text);
    const isOnly = gone.every((other) => other === name || textOf(old, objectIn(from, other)) !== text);
    if (isOnly && equal.length === 1 && equal[0] !== undefined) renamed.set(name, equal[0]);
  }
  return renamed;
}

const objectIn = (schemes: JsonObject, name: string): JsonObject => {
  const scheme = schemes[name];
  return isJsonObject(scheme) ? scheme : {};
};

function schemesIn({ document }: DescriptionSide): JsonObject {
  const { components } = document;
  const schemes = isJsonObject(components) ? components['securitySchemes'] : undefined;
  return isJsonObject(schemes) ? schemes : {};
}
