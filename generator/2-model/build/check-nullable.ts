import type { JsonObject } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';
import { isNullableWithoutType, lonelyNullables } from './nullable.ts';

/**
 * Reports `nullable: true` without `type`. The specification gives it no meaning, but forgespec assumes that null is
 * allowed.
 */
export function checkNullable(node: JsonObject, { diagnostics, place, isVersion30 }: BuildContext): void {
  const message = 'By the specification, `nullable` has no effect without `type`.';
  const other = isVersion30 ? '{ enum: [null] }' : "{ type: 'null' }";
  for (const schema of lonelyNullables(node)) {
    diagnostics.fault(
      'keyword-ineffective',
      message,
      'This alternative is read as null.',
      `Write \`${other}\`.`,
      place(schema, 'nullable'),
    );
  }
  // In OpenAPI 3.0, the keyword has no effect beside a reference at all.
  if (!isVersion30 || typeof node.$ref === 'string' || !isNullableWithoutType(node)) return;
  const keyword = (['anyOf', 'oneOf', 'enum', 'allOf'] as const).find((key) => node[key] !== undefined);
  const fix =
    keyword === 'enum'
      ? 'Add `type`, and null to `enum`.'
      : keyword === 'anyOf' || keyword === 'oneOf'
        ? `Remove it, and add \`${other}\` to \`${keyword}\`.`
        : `Write \`anyOf\` with two schemas: the constraints beside \`nullable\`, and \`${other}\`.`;
  diagnostics.fault(
    'keyword-ineffective',
    message,
    'It is read as if null were allowed.',
    fix,
    place(node, 'nullable'),
  );
}
