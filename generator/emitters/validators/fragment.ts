import type { ExportedSymbol } from '../../code/symbol.ts';

/**
 * A piece of code with its needs. The needs are the imports, declarations and variables whose names occur in the code. A module imports and
 * declares only the needs of the code that is printed, so the module contains no unused code.
 */
export interface Fragment {
  readonly text: string;
  /** Calls `test` for each occurrence of a need in the code, until `test` returns true. Returns true if `test` has returned true. */
  someNeed(test: (need: Need) => boolean): boolean;
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

/** The code of a template literal. Most fragments are never printed, so `text` is computed only when it is first read. */
class Template implements Fragment {
  private readonly strings: readonly string[];
  private readonly parts: readonly Part[];
  private printed: string | undefined;

  constructor(strings: readonly string[], parts: readonly Part[]) {
    this.strings = strings;
    this.parts = parts;
  }

  get text(): string {
    if (this.printed !== undefined) return this.printed;
    let text = this.strings[0] ?? '';
    // The loops of this module run very often, so they do not create objects.
    for (let index = 0; index < this.parts.length; index++) {
      text += textOf(this.parts[index] ?? '') + (this.strings[index + 1] ?? '');
    }
    return (this.printed = text);
  }

  someNeed(test: (need: Need) => boolean): boolean {
    for (let index = 0; index < this.parts.length; index++) {
      const part = this.parts[index];
      if (typeof part === 'object' && ('kind' in part ? test(part) : part.someNeed(test))) return true;
    }
    return false;
  }
}

function textOf(part: Part): string {
  if (typeof part !== 'object') return String(part);
  return 'kind' in part ? part.name : part.text;
}

/**
 * Creates code from a template literal: `` fragment`${isObject}(${value})` ``. A string in `${…}` is inserted as code. So text from a
 * description must first be converted to a string literal.
 */
export const fragment = (strings: TemplateStringsArray, ...parts: readonly Part[]): Fragment =>
  new Template(strings, parts);

const noParts: readonly Part[] = [];

/** Returns code without needs. */
export const plain = (text: string): Fragment => new Template([text], noParts);

/** Joins fragments, with a separator between them. */
export function joined(fragments: readonly Fragment[], separator: string): Fragment {
  const strings = fragments.map((_, index) => (index === 0 ? '' : separator));
  return new Template(strings, fragments);
}

/** Returns true if code mentions a variable at least `count` times. */
export function mentions(code: Fragment, wanted: Variable, count: number = 1): boolean {
  let missing = count;
  return code.someNeed((need) => need.kind === 'variable' && need.name === wanted.name && --missing === 0);
}
