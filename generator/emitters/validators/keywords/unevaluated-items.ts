import type { KeywordSchema } from '@forgespec/model';
import { all, any, compare, isAlways, not, type Condition } from '../condition.ts';
import { eachItem } from '../each-item.ts';
import { inPlace } from '../evaluated.ts';
import { fragment, plain } from '../fragment.ts';
import { hoisted, kept, neededLocals } from '../hoisted.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { LocalStep } from '../step.ts';

/** @see https://json-schema.org/draft/2020-12/json-schema-core#section-11.2 */
export const unevaluatedItems: Keyword = {
  about: 'array',
  steps(schema, scope) {
    const rest = schema.unevaluatedItems;
    if (rest === undefined || (rest.kind === 'boolean' && rest.value)) return [];
    const own: KeywordSchema = { ...schema, unevaluatedItems: undefined };
    const locals: LocalStep[] = [];
    const parts = inPlace(own, scope, evaluatesItems, (condition) => kept(condition, scope, locals));
    const certain = parts.filter(({ when }) => isAlways(when)).map((part) => part.schema);
    if (certain.some(evaluatesAll)) return [];
    const start = Math.max(0, ...certain.map(({ prefixItems = [] }) => prefixItems.length));
    const others = parts.flatMap(({ schema: part, when }) =>
      isAlways(when) ? [] : [not(all([hoisted(when, scope, locals), isEvaluated(part, start, scope)]))],
    );
    const contained = certain.map((part) => not(isContained(part, scope)));
    const isOther = all([...contained, ...others]);
    const step = eachItem(rest, start, isOther, `${scope.name}Unevaluated`, scope);
    return [...neededLocals(locals, isOther), step];
  },
};

const evaluatesAll = ({ items, unevaluatedItems: rest }: KeywordSchema): boolean =>
  items !== undefined || rest !== undefined;

const evaluatesItems = (schema: KeywordSchema): boolean =>
  evaluatesAll(schema) || schema.prefixItems !== undefined || schema.contains !== undefined;

/** Returns the condition under which a schema evaluates the item at `index`. The index is at least `start`. */
function isEvaluated(schema: KeywordSchema, start: number, scope: Scope): Condition {
  const { prefixItems = [] } = schema;
  if (evaluatesAll(schema)) return all([]);
  const isFirst =
    prefixItems.length > start ? [compare(fragment`${names.index}`, '<', plain(String(prefixItems.length)))] : [];
  return any([...isFirst, isContained(schema, scope)]);
}

/** Returns the condition under which the item matches `contains`. */
function isContained({ contains }: KeywordSchema, scope: Scope): Condition {
  if (contains === undefined) return any([]);
  const value = fragment`${names.item}`;
  return not(scope.failure({ schema: contains, value, known: 'nothing', name: `${scope.name}Contained` }));
}
