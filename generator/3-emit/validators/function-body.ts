import type { KeywordSchema, Schema, TypeName } from '../../2-model/schema.ts';
import { keywords } from './keywords/index.ts';
import { isType, type } from './keywords/type.ts';
import { printSteps, type Printer } from './printer.ts';
import type { Keyword, Scope } from './scope.ts';
import type { AssertStep, Step } from './step.ts';

type Family = Exclude<Keyword['about'], 'any'>;

const families: readonly Family[] = ['number', 'string', 'array', 'object'];

const familyOf: Readonly<Record<TypeName, Family | undefined>> = {
  array: 'array',
  boolean: undefined,
  integer: 'number',
  null: undefined,
  number: 'number',
  object: 'object',
  string: 'string',
};

/** The statements of the function of a schema, but for the last one that says that nothing is wrong. */
export function functionBody(schema: Schema, scope: Scope, printer: Printer): string[] {
  if (schema.kind === 'boolean') return schema.value ? [] : printer.assert(refusal(schema.pointer));
  const stepsAbout = (about: Keyword['about']): Step[] =>
    keywords.filter((keyword) => keyword.about === about).flatMap((keyword) => [...keyword.steps(schema, scope)]);
  const general = [...referenceSteps(schema), ...stepsAbout('any')];
  const types = schema.type;
  const present = types?.filter((name) => name !== 'null') ?? [];
  const [only] = present;

  // One type: the wrong shape ends it, and the rest is flat.
  if (types !== undefined && present.length === 1 && only !== undefined && (types.length === 1 || general.length === 0)) {
    const family = familyOf[only];
    const guard = types.length === 1 ? [] : [`if (value === null) ${printer.pass}`];
    const rest = [...(family === undefined ? [] : stepsAbout(family)), ...general];
    const shape = type.steps({ ...schema, type: [only] }, scope).flatMap((step) =>
      step.kind === 'assert' ? printer.assertOrStop({ ...step, message: typeMessageOf(schema, scope) }) : [],
    );
    return [...guard, ...shape, ...printSteps(rest, printer)];
  }

  const shape = type.steps(schema, scope).flatMap((step) => (step.kind === 'assert' ? printer.assertOrStop(step) : []));
  const allowed = types === undefined ? families : families.filter((family) => types.some((name) => familyOf[name] === family));
  const byFamily = allowed.map((family): Step => {
    const condition = (): string => isType(family, 'value', scope);
    return { kind: 'branch', condition, then: stepsAbout(family), otherwise: [] };
  });
  return [...shape, ...printSteps([...byFamily, ...general], printer)];
}

function typeMessageOf(schema: KeywordSchema, scope: Scope): string {
  const [step] = type.steps(schema, scope);
  return step?.kind === 'assert' ? step.message : '';
}

const referenceSteps = ({ reference }: KeywordSchema): Step[] =>
  reference === undefined ? [] : [{ kind: 'reference', target: reference }];

const refusal = (pointer: string): AssertStep => ({
  kind: 'assert',
  fails: 'true',
  keyword: 'false',
  message: 'must not be present',
  pointer,
  path: 'path',
});
