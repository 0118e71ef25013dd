import type { Schema } from '../../2-model/schema.ts';
import { stringLiteral } from '../../code/literal.ts';
import { all, any, negate } from './condition.ts';
import type { ApplyStep, AssertStep, PropertyStep, Step } from './step.ts';

/** How steps become statements. One printer answers with a boolean, the other collects issues. */
export interface Printer {
  /** A condition that the rest does not depend on. */
  assert(step: AssertStep): string[];
  /** A condition without which the rest of the function has no meaning. */
  assertOrStop(step: AssertStep): string[];
  apply(step: ApplyStep): string[];
  property(step: PropertyStep): string[];
  reference(target: string): string[];
  /** The statement that ends the function early because nothing is wrong. */
  readonly pass: string;
}

/** How issues are collected for a schema that is applied: not at all, by one condition, or by a call. */
export type Collecting =
  | { readonly kind: 'assert'; readonly step: AssertStep }
  | { readonly kind: 'call'; readonly text: string; readonly when?: string }
  | { readonly kind: 'nothing' };

/** What a printer needs to know of other schemas. */
export interface Applications {
  /** An expression that is true when a value fails a schema. */
  failure(schema: Schema, value: string, name: string): string;
  /** An expression that is true when `value` fails the schema at a pointer. */
  targetFailure(pointer: string, value: string): string;
  /** A call that adds the issues of a value that the schema at a pointer describes. */
  targetCollect(pointer: string, value: string, path: string): string;
  /** Whether a value surely fails a schema. */
  refuses(schema: Schema, value: null | undefined): boolean;
  /** How issues of a value are added to `issues`. */
  collect(step: ApplyStep): Collecting;
  /** The statement that adds an issue. */
  report(step: AssertStep): string;
}

/** Statements that `return false` at the first failure. */
export function booleanPrinter(applications: Applications): Printer {
  const fail = (fails: string): string[] => {
    if (fails === 'false') return [];
    return [fails === 'true' ? 'return false;' : `if (${fails}) return false;`];
  };
  return {
    pass: 'return true;',
    assert: ({ fails }) => fail(fails),
    assertOrStop: ({ fails }) => fail(fails),
    apply: ({ schema, value, name }) => fail(applications.failure(schema, value, name)),
    reference: (target) => fail(applications.targetFailure(target, 'value')),
    property({ local, read, missing, apply }) {
      const fails = applications.failure(apply.schema, local, apply.name);
      if (fails === 'false') return missing === undefined ? [] : fail(missing.fails);
      const declaration = `const ${local} = ${read};`;
      if (missing === undefined) {
        if (fails === 'true') return [`if (${read} !== undefined) return false;`];
        return [declaration, ...fail(`${local} !== undefined && ${grouped(fails)}`)];
      }
      const isTold = applications.refuses(apply.schema, undefined);
      return [declaration, ...fail(isTold ? fails : any([`${local} === undefined`, fails]))];
    },
  };
}

/** Statements that add an issue for each failure. */
export function collectingPrinter(applications: Applications): Printer {
  const { report, collect } = applications;
  const assert: Printer['assert'] = (step) => {
    if (step.fails === 'false') return [];
    return [step.fails === 'true' ? report(step) : `if (${step.fails}) ${report(step)}`];
  };
  return {
    pass: 'return;',
    assert,
    assertOrStop(step) {
      if (step.fails === 'false') return [];
      return [`if (${step.fails}) {`, report(step), 'return;', '}'];
    },
    apply(step) {
      const collecting = collect(step);
      if (collecting.kind === 'nothing') return [];
      return collecting.kind === 'call' ? [call(collecting)] : assert(collecting.step);
    },
    reference: (target) => [applications.targetCollect(target, 'value', 'path')],
    property({ local, read, missing, apply }) {
      const collecting = collect({ kind: 'apply', value: local, ...apply });
      if (collecting.kind === 'nothing') return missing === undefined ? [] : assert(missing);
      const declaration = `const ${local} = ${read};`;
      const isPresent = `${local} !== undefined`;
      if (missing === undefined) {
        if (collecting.kind === 'call') return [declaration, call(collecting, isPresent)];
        const { fails } = collecting.step;
        if (fails === 'true') return [`if (${read} !== undefined) ${report(collecting.step)}`];
        const both = `${isPresent} && ${grouped(fails)}`;
        return [declaration, `if (${both}) ${report(collecting.step)}`];
      }
      const [present = ''] = collecting.kind === 'call' ? [call(collecting)] : assert(collecting.step);
      return [declaration, `if (${local} === undefined) ${report(missing)}`, `else ${present}`];
    },
  };
}

function call({ text, when }: Extract<Collecting, { kind: 'call' }>, isPresent = 'true'): string {
  const condition = all([isPresent, when ?? 'true']);
  return condition === 'true' ? text : `if (${condition}) ${text}`;
}

const grouped = (condition: string): string => (/\|\||\?/u.test(condition) ? `(${condition})` : condition);

/** The statements of steps, in order. */
export function printSteps(steps: readonly Step[], printer: Printer): string[] {
  return steps.flatMap((step): string[] => {
    switch (step.kind) {
      case 'lines':
        return [...step.lines];
      case 'assert':
        return printer.assert(step);
      case 'apply':
        return printer.apply(step);
      case 'reference':
        return printer.reference(step.target);
      case 'property':
        return printer.property(step);
      case 'loop': {
        const body = printSteps(step.steps, printer);
        if (body.length === 0) return [];
        const text = body.join('\n');
        return [`${step.head((variable) => new RegExp(`\\b${variable}\\b`, 'u').test(text))} {`, ...body, '}'];
      }
      case 'branch': {
        const then = printSteps(step.then, printer);
        const otherwise = printSteps(step.otherwise, printer);
        if (then.length + otherwise.length === 0) return [];
        if (then.length === 0) return [`if (${negate(step.condition())}) {`, ...otherwise, '}'];
        return [`if (${step.condition()}) {`, ...then, '}', ...(otherwise.length === 0 ? [] : ['else {', ...otherwise, '}'])];
      }
    }
  });
}

/** The text of a path, a message and a pointer as an issue. */
export function reportText(report: string, { path, keyword, message, pointer }: AssertStep): string {
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  const texts = [message, pointer, ...(keyword === last ? [] : [keyword])].map(stringLiteral);
  return `${report}(issues, ${path}, ${texts.join(', ')});`;
}
