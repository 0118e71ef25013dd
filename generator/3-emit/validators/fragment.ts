import type { ExportedSymbol } from '../../code/symbol.ts';

/**
 * A piece of code with its needs: the imports, declarations and variables whose names occur in the code. Only the needs of printed
 * code count, so that the module contains nothing unused.
 */
export interface Fragment {
  readonly text: string;
  readonly needs: readonly Need[];
}

/** An import, a declaration or a variable whose name occurs in code. */
export type Need = Declaration | ExportedSymbol | Variable;

/** A parameter or a local variable of a generated function. */
export interface Variable {
  readonly kind: 'variable';
  readonly name: string;
}

/** A function or constant that the module declares if printed code needs it. */
export interface Declaration {
  readonly kind: 'declaration';
  readonly name: string;
  /** Constants are printed above the functions. */
  readonly isConstant: boolean;
  /** Declarations with the same group are printed together, such as the two functions of a schema. */
  readonly group: object;
  /** Returns the whole statement. The printer calls this function only once. */
  readonly code: () => Fragment;
}

export const variable = (name: string): Variable => ({ kind: 'variable', name });

type Part = Fragment | Need | number | string;

/**
 * The tag of template literals for code: `` fragment`${isObject}(${value})` ``. A string in the template is inserted as code, so it
 * must not be text from a description.
 */
export function fragment(strings: TemplateStringsArray, ...parts: readonly Part[]): Fragment {
  let text = strings[0] ?? '';
  const needs: Need[] = [];
  // This function runs more often than any other, so its loop creates no objects.
  for (let index = 0; index < parts.length; index++) {
    text += add(parts[index] ?? '', needs) + (strings[index + 1] ?? '');
  }
  return { text, needs };
}

/** Appends the needs of a template value to `needs`, and returns its code. */
function add(part: Part, needs: Need[]): string {
  if (typeof part !== 'object') return String(part);
  if ('text' in part) {
    for (const need of part.needs) needs.push(need);
    return part.text;
  }
  needs.push(part);
  return part.name;
}

/** Joins fragments, with a separator between them. */
export function joined(fragments: readonly Fragment[], separator: string): Fragment {
  return { text: fragments.map(({ text }) => text).join(separator), needs: fragments.flatMap(({ needs }) => needs) };
}

/** Returns code without needs. */
export const plain = (text: string): Fragment => ({ text, needs: [] });

/** Returns how often code mentions a variable. */
export const mentions = ({ needs }: Fragment, wanted: Variable): number =>
  needs.filter((need) => need.kind === 'variable' && need.name === wanted.name).length;
