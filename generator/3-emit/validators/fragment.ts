import type { ExportedSymbol } from '../../code/symbol.ts';

/**
 * A piece of code and its needs. Only the needs of printed code count, so that nothing is imported, declared or bound without a
 * use.
 */
export interface Fragment {
  readonly text: string;
  readonly needs: readonly Need[];
}

/** An import, a declaration or a variable that code refers to by its name. */
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
  /** Constants are printed above the functions. */
  readonly isConstant: boolean;
  /** Declarations with one group are printed together: the two functions of a schema. */
  readonly group: object;
  /** Returns the whole statement. Called once. */
  readonly code: () => Fragment;
}

export const variable = (name: string): Variable => ({ kind: 'variable', name });

type Part = Fragment | Need | number | string;

/**
 * A template of code: `` fragment`${isObject}(${value})` ``. A string in it is inserted as code, so it must not be text from a
 * description.
 */
export function fragment(strings: TemplateStringsArray, ...parts: readonly Part[]): Fragment {
  let text = strings[0] ?? '';
  const needs: Need[] = [];
  for (const [index, part] of parts.entries()) {
    text += add(part, needs) + (strings[index + 1] ?? '');
  }
  return { text, needs };
}

/** Adds the needs of a part to `needs`, and returns its text. */
function add(part: Part, needs: Need[]): string {
  if (typeof part !== 'object') return String(part);
  if ('text' in part) {
    for (const need of part.needs) needs.push(need);
    return part.text;
  }
  needs.push(part);
  return part.name;
}

/** Joins fragments. */
export function joined(fragments: readonly Fragment[], separator: string): Fragment {
  return { text: fragments.map(({ text }) => text).join(separator), needs: fragments.flatMap(({ needs }) => needs) };
}

/** Returns code without needs. */
export const plain = (text: string): Fragment => ({ text, needs: [] });

/** Returns the number of times that code mentions a variable. */
export const mentions = ({ needs }: Fragment, wanted: Variable): number =>
  needs.filter((need) => need.kind === 'variable' && need.name === wanted.name).length;
