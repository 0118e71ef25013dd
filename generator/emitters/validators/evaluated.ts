import type { KeywordSchema, Schema } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { all, always, any, expression, isNever, never, not, type Condition } from './condition.ts';
import { isAbsent } from './keywords/properties.ts';
import { optionNames } from './option-names.ts';
import type { Scope } from './scope.ts';

/**
 * A schema that applies to the checked value, and the condition under which it applies (`when`). The schema has the keyword
 * `unevaluatedProperties` or `unevaluatedItems`, or is inside the schema with this keyword, for example in its `anyOf`.
 */
export interface InPlace {
  readonly schema: KeywordSchema;
  readonly when: Condition;
}

/** A schema that applies another schema to the same value. */
interface Application {
  readonly by: Schema;
  /** Returns the condition under which the schema applies the other schema. */
  readonly condition: () => Condition;
}

/**
 * Returns a schema, and all schemas that this schema applies to the same value. Schemas that do not evaluate properties or items are left
 * out. The generator cannot know which of the schemas in `anyOf`, `oneOf`, `if` and `dependentSchemas` apply to a value. Therefore each
 * returned schema has a condition.
 *
 * @param evaluates returns true if a keyword of the schema itself, such as `properties` or `items`, evaluates properties or items.
 * @param keep creates a variable with the result of a condition, and returns the variable as a condition.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11
 */
export function inPlace(
  schema: KeywordSchema,
  scope: Scope,
  evaluates: (schema: KeywordSchema) => boolean,
  keep: (condition: Condition) => Condition,
): InPlace[] {
  /** Returns the schemas that a schema always applies to the same value. */
  const certain = (inner: KeywordSchema): Schema[] => [
    ...(inner.allOf ?? []),
    ...(inner.reference === undefined ? [] : [scope.resolve(inner.reference)]),
    ...[inner.anyOf, inner.oneOf].flatMap((options) => (options?.length === 1 ? options : [])),
  ];

  const { value, known } = scope;
  const holds = (inner: Schema, name: string): Condition => not(scope.failure({ schema: inner, value, known, name }));
  const effective = schemasWithEffect(schema, certain, evaluates);
  const hasEffect = (inner: Schema | undefined): boolean => inner !== undefined && effective.has(inner);

  /** A map from each visited schema to the schemas that apply it. */
  const applications = new Map<Schema, Application[]>([[schema, []]]);
  const found: KeywordSchema[] = [];
  /** The schemas that are being visited. If such a schema is applied again inside itself, it evaluates nothing more. */
  const open = new Set<Schema>();
  const visit = (inner: KeywordSchema, name: string): void => {
    const apply = (part: Schema, condition: () => Condition, partName: string): void => {
      if (part.kind === 'boolean' || !hasEffect(part) || open.has(part)) return;
      const before = applications.get(part);
      if (before === undefined) applications.set(part, [{ by: inner, condition }]);
      else before.push({ by: inner, condition });
      if (before === undefined) visit(part, partName);
    };
    open.add(inner);
    if (evaluates(inner)) found.push(inner);
    for (const part of certain(inner)) apply(part, () => always, name);
    applyOptions(inner, name, apply);
    applyBranches(inner, name, apply);
    open.delete(inner);
  };

  const applyOptions = (inner: KeywordSchema, name: string, apply: Apply): void => {
    for (const list of [inner.anyOf, inner.oneOf]) {
      if (list === undefined || list.length === 1) continue;
      const optionsNames = optionNames(list, 'Option', { ...scope, name });
      for (const [index, option] of list.entries()) {
        const optionName = optionsNames[index] ?? name;
        apply(option, () => holds(option, optionName), optionName);
      }
    }
  };

  const applyBranches = (inner: KeywordSchema, name: string, apply: Apply): void => {
    const { if: condition, then: positive, else: negative, dependentSchemas = [] } = inner;
    // `dependentSchemas` has no effect on an array.
    for (const member of known === 'object' ? dependentSchemas : []) {
      apply(member.schema, () => not(isAbsent(member.name, scope)), `${name}With${typeName(member.name)}`);
    }
    if (condition === undefined || ![condition, positive, negative].some(hasEffect)) return;
    const fulfilled = (): Condition => holds(condition, `${name}Condition`);
    apply(condition, fulfilled, `${name}Condition`);
    if (positive !== undefined) apply(positive, fulfilled, `${name}Then`);
    if (negative !== undefined) apply(negative, () => not(fulfilled()), `${name}Else`);
  };

  const conditions = new Map<Schema, Condition>([[schema, always]]);
  const whenOf = (inner: Schema): Condition => {
    const before = conditions.get(inner);
    if (before !== undefined) return before;
    const ways = (applications.get(inner) ?? []).map(({ by, condition }) => {
      const own = condition();
      return isNever(own) ? never : all([whenOf(by), own]);
    });
    // Several schemas may apply this schema under the same condition.
    const when = any([...new Map(ways.map((way) => [expression(way).text, way])).values()]);
    // Without a variable, the condition of a schema inside this schema could contain this condition several times.
    const kept = ways.length > 1 && 'parts' in when ? keep(when) : when;
    conditions.set(inner, kept);
    return kept;
  };

  visit(schema, scope.name);
  return found.flatMap((inner) => {
    const when = whenOf(inner);
    return isNever(when) ? [] : [{ schema: inner, when }];
  });
}

type Apply = (part: Schema, condition: () => Condition, name: string) => void;

/**
 * Returns the schemas that evaluate properties or items, or apply such a schema to the same value. Examines a schema, and all schemas that
 * it may apply to the same value.
 */
function schemasWithEffect(
  schema: KeywordSchema,
  certain: (schema: KeywordSchema) => readonly Schema[],
  evaluates: (schema: KeywordSchema) => boolean,
): ReadonlySet<Schema> {
  /** A map from each schema to the schemas that apply it. */
  const appliedBy = new Map<Schema, Schema[]>([[schema, []]]);
  for (const [outer] of appliedBy) {
    if (outer.kind !== 'keywords') continue;
    for (const inner of [...certain(outer), ...possible(outer)]) {
      const outers = appliedBy.get(inner);
      if (outers === undefined) appliedBy.set(inner, [outer]);
      else outers.push(outer);
    }
  }
  const found = new Set<Schema>();
  for (const inner of appliedBy.keys()) if (inner.kind === 'keywords' && evaluates(inner)) found.add(inner);
  for (const inner of found) for (const outer of appliedBy.get(inner) ?? []) found.add(outer);
  return found;
}

/** Returns the schemas that a schema may apply to the same value. */
const possible = (schema: KeywordSchema): Schema[] => [
  ...[schema.anyOf, schema.oneOf].flatMap((options) => options ?? []),
  ...[schema.if, schema.then, schema.else].filter((part) => part !== undefined),
  ...(schema.dependentSchemas ?? []).map((member) => member.schema),
];
