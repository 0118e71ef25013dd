import type { KeywordSchema, Schema } from '../../2-model/schema.ts';
import { all, always, isNever, not, type Condition } from './condition.ts';
import { isAbsent } from './keywords/properties.ts';
import { optionNames } from './option-names.ts';
import type { Scope } from './scope.ts';
import { typeName } from '../../code/identifier.ts';

/**
 * A schema that applies to the checked value, and the condition under which it applies (`when`). The schema has the keyword
 * `unevaluatedProperties` or `unevaluatedItems`, or is inside the schema with this keyword, for example in its `anyOf`.
 */
export interface InPlace {
  readonly schema: KeywordSchema;
  readonly when: Condition;
}

/**
 * Returns a schema, and all schemas that this schema applies to the same value. Schemas that do not evaluate properties or items are left
 * out. The generator cannot know which of the schemas in `anyOf`, `oneOf`, `if` and `dependentSchemas` apply to a value. Therefore each
 * returned schema has a condition.
 *
 * @param evaluates returns true if a keyword of the schema itself, such as `properties` or `items`, evaluates properties or items.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-11
 */
export function inPlace(schema: KeywordSchema, scope: Scope, evaluates: (schema: KeywordSchema) => boolean): InPlace[] {
  /**
   * Returns true if a schema, or a schema inside it that applies to the same value, evaluates properties or items. Examines each schema
   * only once.
   */
  const hasEffect = (outer: Schema, seen: ReadonlySet<Schema>): boolean => {
    const read = new Set(seen);
    const reads = (inner: Schema): boolean => {
      if (inner.kind !== 'keywords' || read.has(inner)) return false;
      read.add(inner);
      return evaluates(inner) || everyInner(inner).some(reads);
    };
    return reads(outer);
  };

  const everyInner = (inner: KeywordSchema): Schema[] => [
    ...certain(inner),
    ...[inner.anyOf, inner.oneOf].flatMap((options) => options ?? []),
    ...[inner.if, inner.then, inner.else].filter((part) => part !== undefined),
    ...(inner.dependentSchemas ?? []).map((member) => member.schema),
  ];

  /** Returns the schemas that a schema always applies to the same value. */
  const certain = (inner: KeywordSchema): Schema[] => [
    ...(inner.allOf ?? []),
    ...(inner.reference === undefined ? [] : [scope.resolve(inner.reference)]),
    ...[inner.anyOf, inner.oneOf].flatMap((options) => (options?.length === 1 ? options : [])),
  ];

  const { value, known } = scope;
  const holds = (inner: Schema, name: string): Condition => not(scope.failure({ schema: inner, value, known, name }));

  /**
   * A map from each visited schema to the conditions under which it was visited. A schema can be visited several times, because several
   * schemas can contain or refer to the same schema.
   */
  const conditions = new Map<Schema, Set<Condition>>();
  const visit = (inner: Schema, when: Condition, name: string, seen: ReadonlySet<Schema>): InPlace[] => {
    if (isNever(when) || inner.kind === 'boolean' || !hasEffect(inner, seen)) return [];
    const before = conditions.get(inner) ?? new Set();
    if (before.has(when)) return [];
    conditions.set(inner, before.add(when));
    const within = new Set([...seen, inner]);
    const found = evaluates(inner) ? [{ schema: inner, when }] : [];
    const parts = certain(inner).flatMap((part) => visit(part, when, name, within));
    return [...found, ...parts, ...options(inner, when, name, within), ...branches(inner, when, name, within)];
  };

  const options = (inner: KeywordSchema, when: Condition, name: string, seen: ReadonlySet<Schema>): InPlace[] =>
    [inner.anyOf, inner.oneOf].flatMap((list) => {
      if (list === undefined || list.length === 1) return [];
      const optionsNames = optionNames(list, 'Option', { ...scope, name });
      return list.flatMap((option, index) => {
        if (!hasEffect(option, seen)) return [];
        const optionName = optionsNames[index] ?? name;
        return visit(option, all([when, holds(option, optionName)]), optionName, seen);
      });
    });

  const branches = (inner: KeywordSchema, when: Condition, name: string, seen: ReadonlySet<Schema>): InPlace[] => {
    const { if: condition, then: positive, else: negative, dependentSchemas = [] } = inner;
    // `dependentSchemas` has no effect on an array.
    const members = known === 'object' ? dependentSchemas : [];
    const dependent = members.flatMap((member) =>
      visit(member.schema, all([when, not(isAbsent(member.name, scope))]), `${name}With${typeName(member.name)}`, seen),
    );
    if (condition === undefined || ![condition, positive, negative].some((part) => part && hasEffect(part, seen))) {
      return dependent;
    }
    const fulfilled = holds(condition, `${name}Condition`);
    return [
      ...dependent,
      ...visit(condition, all([when, fulfilled]), `${name}Condition`, seen),
      ...(positive === undefined ? [] : visit(positive, all([when, fulfilled]), `${name}Then`, seen)),
      ...(negative === undefined ? [] : visit(negative, all([when, not(fulfilled)]), `${name}Else`, seen)),
    ];
  };

  return visit(schema, always, scope.name, new Set());
}
