import type { KeywordSchema, Schema } from '../../2-model/schema.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { AssertStep, Step } from './step.ts';

/** What a keyword may ask for while it says what it wants of `value`. */
export interface Scope {
  /** Name of the function's schema, to name schemas inside it after: `Badge`. */
  readonly name: string;
  /** The expression for the value: `value` in a function of its own, a local variable where the schema is small. */
  readonly value: string;
  /** Records an import and returns the name. */
  use(symbol: ExportedSymbol): string;
  /** An expression that is true when `value` fails `schema`; `false` when nothing can fail. */
  failure(schema: Schema, value: string, name: string): string;
  /** Whether a value surely fails the schema; false when that takes more than a look at it. */
  refuses(schema: Schema, value: null | undefined): boolean;
  /** Declares a constant beside the functions, and returns its name. */
  constant(name: string, expression: string): string;
  /** A name for a local variable that nothing else in the function has. */
  local(name: string): string;
}

/** A keyword of JSON Schema, compiled. */
export interface Keyword {
  /** Which values it looks at; it lets all others pass. */
  readonly about: 'any' | 'array' | 'number' | 'object' | 'string';
  /** What it asks of the value; nothing when the schema does not use it. */
  steps(schema: KeywordSchema, scope: Scope): readonly Step[];
}

/** A condition on the value itself. */
export function assert(schema: KeywordSchema, keyword: string, fails: string, message: string): AssertStep {
  return { kind: 'assert', fails, keyword, message, pointer: `${schema.pointer}/${keyword}`, path: 'path' };
}
