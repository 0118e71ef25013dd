import type { KeywordSchema, Schema } from '../../../2-model/schema.ts';
import { regExpLiteral, stringLiteral } from '../../../code/literal.ts';
import { all } from '../condition.ts';
import type { Keyword, Scope } from '../scope.ts';
import type { ApplyStep, Step } from '../step.ts';
import { runtime } from '../symbols.ts';

/**
 * `patternProperties`, and `additionalProperties` for what neither it nor `properties` names.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.2
 */
export const additionalProperties: Keyword = {
  about: 'object',
  steps(schema, scope) {
    const patterns = (schema.patternProperties ?? []).map(({ name, schema: member }) => ({
      matches: `${scope.constant('pattern', regExpLiteral(name))}.test(key)`,
      member,
    }));
    const rest = schema.additionalProperties;
    const takesAnyRest = rest === undefined || (rest.kind === 'boolean' && rest.value);
    if (patterns.length === 0 && takesAnyRest) return [];
    const path = `\`\${path}/\${${scope.use(runtime.pointerSegment)}(key)}\``;
    const apply = (member: Schema, name: string): ApplyStep => ({
      kind: 'apply',
      schema: member,
      value: 'item',
      path,
      name: `${scope.name}${name}`,
    });
    const steps: Step[] = patterns.map(({ matches, member }) => ({
      kind: 'branch',
      condition: () => matches,
      then: [apply(member, 'Matching')],
      otherwise: [],
    }));
    if (!takesAnyRest) {
      const isUnknown = all([unknownKey(schema, scope), ...patterns.map(({ matches }) => `!${matches}`)]);
      const then: Step[] = rest.kind === 'boolean' ? [refusal(schema, path)] : [apply(rest, 'Value')];
      steps.push(isUnknown === 'true' ? (then[0] ?? refusal(schema, path)) : { kind: 'branch', condition: () => isUnknown, then, otherwise: [] });
    }
    const entries = `${scope.use(runtime.presentEntries)}(value)`;
    return [{ kind: 'loop', head: (mentions) => `for (const ${bindings(mentions)} of ${entries})`, steps }];
  },
};

function bindings(mentions: (variable: string) => boolean): string {
  if (!mentions('key')) return '[, item]';
  return mentions('item') ? '[key, item]' : '[key]';
}

const fewKeys = 6;

function unknownKey(schema: KeywordSchema, scope: Scope): string {
  const names = (schema.properties ?? []).map(({ name }) => stringLiteral(name));
  if (names.length === 0) return 'true';
  if (names.length <= fewKeys) return all(names.map((name) => `key !== ${name}`));
  return `!${scope.constant('knownKeys', `new Set([${names.join(', ')}])`)}.has(key)`;
}

const refusal = (schema: KeywordSchema, path: string): Step => ({
  kind: 'assert',
  fails: 'true',
  keyword: 'additionalProperties',
  message: 'must not be present: the object is closed',
  pointer: `${schema.pointer}/additionalProperties`,
  path,
});
