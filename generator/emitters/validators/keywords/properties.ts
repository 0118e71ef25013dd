import type { KeywordSchema } from '@forgespec/model';
import { typeName, valueName } from '@forgespec/model/names';
import { stringLiteral } from '../../../code/literal.ts';
import { mostSteps } from '../chunk-steps.ts';
import { compare, type Condition } from '../condition.ts';
import { fragment, plain, type Fragment } from '../fragment.ts';
import { propertyPath } from '../path.ts';
import type { Keyword, Scope } from '../scope.ts';
import type { MissingStep, PropertyStep } from '../step.ts';
import { runtime } from '../symbols.ts';

/**
 * `properties` and `required`. The generated code reads each property once. If the result is `undefined`, the property is absent.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.1
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.3
 */
export const properties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    const members = schema.properties ?? [];
    const required = new Set(schema.required);
    const declared = new Set(members.map(({ name }) => name));
    const undeclared = [...required].filter((name) => !declared.has(name));
    const missing = undeclared.map((name): MissingStep => ({
      kind: 'missing',
      name,
      isAbsent: isAbsent(name, scope),
      pointer: schema.pointer,
    }));
    const steps = members.map(({ name, schema: member }): PropertyStep => {
      const local = scope.local(valueName(name));
      scope.read.set(name, local);
      return {
        kind: 'property',
        name,
        read: read(name, scope),
        requiredBy: required.has(name) ? schema.pointer : undefined,
        isCounted: isCounted(schema) && !required.has(name),
        local,
        application: {
          schema: member,
          value: fragment`${local}`,
          path: propertyPath(name),
          name: `${scope.name}${typeName(name)}`,
          known: 'nothing',
        },
      };
    });
    return [...missing, ...steps];
  },
};

/** Returns true if a schema allows only the properties in its `properties`. */
export const isClosed = ({ additionalProperties: rest, patternProperties }: KeywordSchema): boolean =>
  rest?.kind === 'boolean' && !rest.value && patternProperties === undefined;

/**
 * Returns true if the generated code for a closed schema first counts the keys of the object. The code compares the names of the keys only
 * if this number differs from the number of declared properties that are present. This is fast, but the code needs a variable for each
 * optional property.
 */
export const isCounted = (schema: KeywordSchema): boolean =>
  isClosed(schema) && (schema.properties ?? []).length <= mostSteps;

/** Returns the expression that reads an own property of the value. The expression ignores inherited properties such as `constructor`. */
export function read(name: string, { value }: Scope): Fragment {
  const key = plain(stringLiteral(name));
  return name in Object.prototype ? fragment`${runtime.ownProperty}(${value}, ${key})` : fragment`${value}[${key}]`;
}

/** Returns the condition that is true if the value does not have a property. */
export const isAbsent = (name: string, scope: Scope): Condition =>
  compare(read(name, scope), '===', plain('undefined'));
