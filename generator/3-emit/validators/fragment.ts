import type { ExportedSymbol } from '../../code/symbol.ts';

/**
 * A piece of code, and what it needs from outside. Needs are recorded only for what is printed in the end, so nothing is
 * imported, declared or bound in vain.
 */
export interface Fragment {
  readonly text: string;
  readonly needs: readonly Need[];
}

/** Something that code refers to by its name. */
export type Need = Declaration | ExportedSymbol | Variable;

/** A parameter or a local variable. */
export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
}

/** A function or constant of the module, declared because something needs it. */
export interface Declaration {
  readonly kind: 'declaration';
  readonly name: string;
  /** Constants stand above the functions. */
  readonly isConstant: boolean;
  /** What belongs together stands together: the two functions of a schema. */
  readonly group: object;
  /** The whole statement; asked for once. */
  readonly code: () => Fragment;
}

export const variable = (name: string): Variable => ({ kind: 'variable', name });

type Part = Fragment | Need | number | string;

/** A template of code: `` fragment`${isObject}(${value})` ``. Strings are code as they are; text of a description is not. */
export function fragment(strings: TemplateStringsArray, ...parts: readonly Part[]): Fragment {
  let text = strings[0] ?? '';
  const needs: Need[] = [];
  for (const [index, part] of parts.entries()) {
    text += add(part, needs) + (strings[index + 1] ?? '');
  }
  return { text, needs };
}

/** Adds to `needs` what a part needs, and returns its text. */
function add(part: Part, needs: Need[]): string {
  if (typeof part !== 'object') return String(part);
  if ('text' in part) {
    for (const need of part.needs) needs.push(need);
    return part.text;
  }
  needs.push(part);
  return part.name;
}

/** Fragments one after the other. */
export function joined(fragments: readonly Fragment[], separator: string): Fragment {
  return { text: fragments.map(({ text }) => text).join(separator), needs: fragments.flatMap(({ needs }) => needs) };
}

/** Code that needs nothing. */
export const plain = (text: string): Fragment => ({ text, needs: [] });

/** How often code mentions a variable. */
export const mentions = ({ needs }: Fragment, wanted: Variable): number =>
  needs.filter((need) => need.kind === 'variable' && need.name === wanted.name).length;
