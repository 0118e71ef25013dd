import type { KeywordSchema } from '@forgespec/model';
import { all, always, any } from '../condition.ts';
import { isType } from '../family.ts';
import { isAbsent } from '../keywords/properties.ts';
import { check, type Scope } from '../scope.ts';
import { usesOnly } from '../used-keywords.ts';
import type { Inline } from './inline.ts';

/** Returns the conditions of a schema whose only keyword is `required`. Returns undefined for any other schema. */
export function presence(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known === 'type' || scope.known === 'string' || !usesOnly(schema, ['required'])) return undefined;
  const guard = scope.known === 'object' ? always : isType('object', scope);
  const required = [...new Set(schema.required)];
  const ofDetails = required.map((name) => {
    const message = `must have the property ${JSON.stringify(name)}`;
    return check(schema, scope, 'required', all([guard, isAbsent(name, scope)]), message);
  });
  const failure = all([guard, any(required.map((name) => isAbsent(name, scope)))]);
  return { failure, checks: { ofShape: [], ofDetails } };
}
