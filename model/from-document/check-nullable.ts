import type { JsonObject } from '@forgespec/description/json';
import type { BuildContext } from './context.ts';
import { isNullableWithoutType, lonelyNullables } from './nullable.ts';
import { keywordThatRejectsNull } from './rejects-null.ts';

/**
 * Reports `nullable: true` without `type`, or beside a keyword that rejects null. In both cases, `nullable` has no effect according to the
 * specification. Nevertheless, forgespec assumes that null is allowed, and the report says so. Also reports `x-nullable` of Swagger 2.0.
 *
 * @see https://github.com/OAI/OpenAPI-Specification/blob/main/proposals/2019-10-31-Clarify-Nullable.md
 */
export function checkNullable(node: JsonObject, { diagnostics, locationOf, isVersion30, at }: BuildContext): void {
  const message = 'By the specification, `nullable` has no effect without `type`.';
  const other = isVersion30 ? '{ enum: [null] }' : "{ type: 'null' }";
  for (const schema of lonelyNullables(node)) {
    diagnostics.fault(
      'keyword-ineffective',
      message,
      'This alternative is read as null.',
      `Write \`${other}\`.`,
      locationOf(schema, 'nullable'),
    );
  }
  if (node['x-nullable'] === true && node.nullable !== true && ![node.type].flat().includes('null')) {
    const fix = isVersion30 ? 'Write `nullable: true`.' : "Add 'null' to `type`, or a `oneOf` with `type: 'null'`.";
    const problem = '`x-nullable` is an extension of Swagger 2.0, and has no effect here: it does not allow null.';
    diagnostics.note('keyword-ineffective', problem, `${fix} Or remove it.`, locationOf(node, 'x-nullable'));
  }
  // In OpenAPI 3.1, `checkKeywords` reports `nullable` itself. In OpenAPI 3.0, `checkVersion30` reports a keyword beside `$ref`.
  if (!isVersion30 || typeof node.$ref === 'string') return;
  const report = (problem: string, fix: string): void =>
    diagnostics.fault(
      'keyword-ineffective',
      problem,
      'It is read as if null were allowed.',
      fix,
      locationOf(node, 'nullable'),
    );
  const twoSchemas = `Write \`anyOf\` with two schemas: the constraints beside \`nullable\`, and \`${other}\`.`;
  const fixes = {
    enum: 'Add null to `enum`.',
    const: 'Write `enum` with this value and null in place of `const`.',
    allOf: twoSchemas,
    anyOf: `Add \`${other}\` to \`anyOf\`.`,
    oneOf: `Add \`${other}\` to \`oneOf\`.`,
  } as const;
  const rejecting = keywordThatRejectsNull(node, at);
  if (rejecting !== undefined) {
    const problem = `By the specification, \`nullable\` has no effect here, because \`${rejecting}\` rejects null.`;
    report(problem, fixes[rejecting]);
  }
  if (!isNullableWithoutType(node)) return;
  const keyword = (['anyOf', 'oneOf', 'enum', 'allOf'] as const).find((key) => node[key] !== undefined);
  if (keyword === 'enum') report(message, 'Add `type`, and add null to `enum`.');
  else if (keyword === 'anyOf' || keyword === 'oneOf')
    report(message, `Remove it, and add \`${other}\` to \`${keyword}\`.`);
  else report(message, twoSchemas);
}
