import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { positionsIn, subschemas } from '../../1-load/resources/subschemas.ts';
import { objectMembers, type CheckContext } from '../check-context.ts';
import { checkBounds } from './check-bounds.ts';
import { checkCombinedTypes } from './check-combined-types.ts';
import { checkDefault } from './check-default.ts';
import { checkDiscriminator } from './check-discriminator.ts';
import { checkEndlessValues } from './check-endless-values.ts';
import { checkEnum } from './check-enum.ts';
import { checkIneffective } from './check-ineffective.ts';
import { checkRequired } from './check-required.ts';

/** A schema object, and its relation to the schemas around it. */
export interface CheckedSchema {
  readonly node: JsonObject;
  /** True if the schema is a branch of another one (`allOf`, `if`, …), which may declare properties for it. */
  readonly isBranch: boolean;
}

/** Reports schemas that contradict themselves, and keywords that have no effect. */
export function checkSchemas(context: CheckContext): void {
  const seen = new Set<JsonObject>();
  const visit = (value: JsonValue, isBranch: boolean): void => {
    if (!isJsonObject(value) || seen.has(value)) return;
    seen.add(value);
    const schema = { node: value, isBranch };
    checkBounds(schema, context);
    checkEnum(schema, context);
    checkDefault(schema, context);
    checkRequired(schema, context);
    checkCombinedTypes(schema, context);
    checkDiscriminator(schema, context);
    checkIneffective(schema, context);
    const branches = new Set(branchesOf(value));
    for (const { value: inner } of subschemas(value)) visit(inner, branches.has(inner));
  };
  for (const { value } of context.parts.schemas) visit(value, false);
  checkEndlessValues(context);
}

/** Returns the schemas that apply to the same value as a schema. */
function branchesOf(schema: JsonObject): JsonValue[] {
  const lists = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    positionsIn(list).map(({ value }) => value),
  );
  const single = [schema.if, schema.then, schema.else, schema.not].filter((branch) => branch !== undefined);
  return [...lists, ...single, ...objectMembers(schema.dependentSchemas).map(([, value]) => value)];
}
