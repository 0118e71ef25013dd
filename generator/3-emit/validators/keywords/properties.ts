import { typeName, valueName } from '../../../code/identifier.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyPath } from '../path-expression.ts';
import type { Keyword, Scope } from '../scope.ts';
import type { AssertStep, PropertyStep } from '../step.ts';
import { runtime } from '../symbols.ts';

/**
 * `properties` and `required`: each property is read once, and `undefined` means that it is absent.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.1
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.3
 */
export const properties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    const members = schema.properties ?? [];
    const required = new Set(schema.required);
    const undeclared = [...required].filter((name) => !members.some((member) => member.name === name));
    const missing = (name: string): AssertStep => ({
      kind: 'assert',
      fails: `${read(name, scope)} === undefined`,
      keyword: 'required',
      message: `must have the property ${JSON.stringify(name)}`,
      pointer: `${schema.pointer}/required`,
      path: 'path',
    });
    return [
      ...undeclared.map(missing),
      ...members.map(
        ({ name, schema: member }): PropertyStep => ({
          kind: 'property',
          local: scope.local(valueName(name)),
          read: read(name, scope),
          missing: required.has(name) ? missing(name) : undefined,
          apply: {
            schema: member,
            path: propertyPath(name),
            name: `${scope.name}${typeName(name)}`,
          },
        }),
      ),
    ];
  },
};

/** An expression for a property, which is not what every object inherits under that name. */
export function read(name: string, scope: Scope): string {
  if (!(name in Object.prototype)) return `value[${stringLiteral(name)}]`;
  return `${scope.use(runtime.ownProperty)}(value, ${stringLiteral(name)})`;
}
