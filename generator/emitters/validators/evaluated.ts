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
  const { found, applications } = new AppliedSchemas(schema, scope, evaluates);
  const conditions = new Conditions(schema, applications, keep);
  return found.flatMap((inner) => {
    const when = conditions.of(inner);
    return isNever(when) ? [] : [{ schema: inner, when }];
  });
}

/** A schema that applies another schema to the same value. */
interface Application {
  readonly by: Schema;
  /** Returns the condition under which the schema applies the other schema. */
  readonly condition: () => Condition;
}

/** A schema inside another schema that may apply it to the same value. */
interface Part {
  readonly schema: Schema;
  /** The beginning of the names of the functions for the schema. */
  readonly name: string;
  /** Returns the condition under which the outer schema applies this schema. */
  readonly condition: () => Condition;
}

/** All schemas that a schema applies to the same value, directly or indirectly, and that evaluate properties or items. */
class AppliedSchemas {
  /** The schemas with a keyword that evaluates properties or items, in the order of the visit. */
  readonly found: KeywordSchema[] = [];
  /** A map from each visited schema to the schemas that apply it. */
  readonly applications: Map<Schema, Application[]>;
  readonly #scope: Scope;
  readonly #evaluates: (schema: KeywordSchema) => boolean;
  readonly #effective: ReadonlySet<Schema>;
  /** The schemas that are being visited. If such a schema is applied again inside itself, it evaluates nothing more. */
  readonly #open = new Set<Schema>();

  constructor(schema: KeywordSchema, scope: Scope, evaluates: (schema: KeywordSchema) => boolean) {
    this.applications = new Map([[schema, []]]);
    this.#scope = scope;
    this.#evaluates = evaluates;
    this.#effective = schemasWithEffect(schema, scope, evaluates);
    this.#visit(schema, scope.name);
  }

  #visit(schema: KeywordSchema, name: string): void {
    this.#open.add(schema);
    if (this.#evaluates(schema)) this.found.push(schema);
    for (const part of certain(schema, this.#scope))
      this.#apply(schema, { schema: part, name, condition: () => always });
    for (const part of this.#options(schema, name)) this.#apply(schema, part);
    for (const part of this.#dependent(schema, name)) this.#apply(schema, part);
    for (const part of this.#branches(schema, name)) this.#apply(schema, part);
    this.#open.delete(schema);
  }

  #apply(by: Schema, { schema, name, condition }: Part): void {
    if (schema.kind === 'boolean' || !this.#hasEffect(schema) || this.#open.has(schema)) return;
    const before = this.applications.get(schema);
    if (before !== undefined) {
      before.push({ by, condition });
      return;
    }
    this.applications.set(schema, [{ by, condition }]);
    this.#visit(schema, name);
  }

  #hasEffect(schema: Schema | undefined): boolean {
    return schema !== undefined && this.#effective.has(schema);
  }

  /** Returns the condition that a value is valid for a schema. */
  #holds(schema: Schema, name: string): Condition {
    const { value, known } = this.#scope;
    return not(this.#scope.failure({ schema, value, known, name }));
  }

  /** Returns the schemas in `anyOf` and `oneOf`. */
  #options({ anyOf = [], oneOf = [] }: KeywordSchema, name: string): Part[] {
    // A single option always applies, so it is in `certain`.
    const lists = [anyOf, oneOf].filter(({ length }) => length > 1);
    return lists.flatMap((list) => {
      const names = optionNames(list, 'Option', { ...this.#scope, name });
      return list.map((option, index): Part => {
        const optionName = names[index] ?? name;
        return { schema: option, name: optionName, condition: () => this.#holds(option, optionName) };
      });
    });
  }

  #dependent({ dependentSchemas = [] }: KeywordSchema, name: string): Part[] {
    // `dependentSchemas` has no effect on an array.
    if (this.#scope.known !== 'object') return [];
    return dependentSchemas.map((member) => ({
      schema: member.schema,
      name: `${name}With${typeName(member.name)}`,
      condition: () => not(isAbsent(member.name, this.#scope)),
    }));
  }

  /** Returns the schemas in `if`, `then` and `else`. */
  #branches({ if: condition, then: positive, else: negative }: KeywordSchema, name: string): Part[] {
    if (condition === undefined || ![condition, positive, negative].some((part) => this.#hasEffect(part))) return [];
    const fulfilled = (): Condition => this.#holds(condition, `${name}Condition`);
    const unfulfilled = (): Condition => not(fulfilled());
    return [
      { schema: condition, name: `${name}Condition`, condition: fulfilled },
      ...(positive === undefined ? [] : [{ schema: positive, name: `${name}Then`, condition: fulfilled }]),
      ...(negative === undefined ? [] : [{ schema: negative, name: `${name}Else`, condition: unfulfilled }]),
    ];
  }
}

/** The conditions under which schemas apply to a value. */
class Conditions {
  readonly #applications: ReadonlyMap<Schema, readonly Application[]>;
  readonly #keep: (condition: Condition) => Condition;
  readonly #known: Map<Schema, Condition>;

  /** @param schema the schema that always applies. */
  constructor(
    schema: Schema,
    applications: ReadonlyMap<Schema, readonly Application[]>,
    keep: (condition: Condition) => Condition,
  ) {
    this.#applications = applications;
    this.#keep = keep;
    this.#known = new Map([[schema, always]]);
  }

  of(schema: Schema): Condition {
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const ways = (this.#applications.get(schema) ?? []).map((application) => this.#ofApplication(application));
    // Several schemas may apply this schema under the same condition.
    const when = any([...new Map(ways.map((way) => [expression(way).text, way])).values()]);
    // Without a variable, the condition of a schema inside this schema could contain this condition several times.
    const kept = ways.length > 1 && 'parts' in when ? this.#keep(when) : when;
    this.#known.set(schema, kept);
    return kept;
  }

  #ofApplication({ by, condition }: Application): Condition {
    const own = condition();
    return isNever(own) ? never : all([this.of(by), own]);
  }
}

/**
 * Returns the schemas that evaluate properties or items, or apply such a schema to the same value. Examines a schema, and all schemas that
 * it may apply to the same value.
 */
function schemasWithEffect(
  schema: KeywordSchema,
  scope: Scope,
  evaluates: (schema: KeywordSchema) => boolean,
): ReadonlySet<Schema> {
  const appliedBy = schemasThatApply(schema, scope);
  const found = new Set<Schema>();
  for (const inner of appliedBy.keys()) if (inner.kind === 'keywords' && evaluates(inner)) found.add(inner);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const inner of found) for (const outer of appliedBy.get(inner) ?? []) found.add(outer);
  return found;
}

/** Returns a map from a schema, and each schema that it may apply to the same value, to the schemas that apply it. */
function schemasThatApply(schema: KeywordSchema, scope: Scope): ReadonlyMap<Schema, readonly Schema[]> {
  const appliedBy = new Map<Schema, Schema[]>([[schema, []]]);
  for (const [outer] of appliedBy) {
    if (outer.kind !== 'keywords') continue;
    for (const inner of [...certain(outer, scope), ...possible(outer)]) {
      const outers = appliedBy.get(inner);
      if (outers === undefined) appliedBy.set(inner, [outer]);
      else outers.push(outer);
    }
  }
  return appliedBy;
}

/** Returns the schemas that a schema always applies to the same value. */
const certain = ({ allOf = [], reference, anyOf, oneOf }: KeywordSchema, scope: Scope): Schema[] => [
  ...allOf,
  ...(reference === undefined ? [] : [scope.resolve(reference)]),
  ...[anyOf, oneOf].flatMap((options) => (options?.length === 1 ? options : [])),
];

/** Returns the schemas that a schema may apply to the same value. */
const possible = (schema: KeywordSchema): Schema[] => [
  ...[schema.anyOf, schema.oneOf].flatMap((options) => options ?? []),
  ...[schema.if, schema.then, schema.else].filter((part) => part !== undefined),
  ...(schema.dependentSchemas ?? []).map((member) => member.schema),
];
