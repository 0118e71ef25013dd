import {
  isAnyType,
  objectRules,
  partsOf,
  valueTypes,
  type KeywordSchema,
  type OperationModel,
  type Schema,
} from '@forgespec/model';
import { isJson } from '@forgespec/templates/shared/media-type';
import type { ExpectedValue } from './form-data.ts';
import type { PageContext } from './page-context.ts';

/** Returns the values that the JSON bodies of responses may have, by the status. */
export function expectedBodies(
  { responses }: OperationModel,
  context: PageContext,
): Readonly<Record<string, ExpectedValue>> {
  return Object.fromEntries(
    responses.flatMap(({ status, contents }) => {
      const schema = contents.find(({ mediaType }) => isJson(mediaType))?.schema;
      return schema === undefined ? [] : [[status, expectedAt(schema, 0, { left: mostValues }, context)] as const];
    }),
  );
}

/** The largest number of values and of levels that a page describes for one response. A form does not check the values below. */
const mostValues = 250;
const deepest = 6;

function expectedAt(schema: Schema, depth: number, budget: { left: number }, context: PageContext): ExpectedValue {
  budget.left -= 1;
  const parts = partsOf(schema, context.resolve);
  const types = valueTypes(schema, context.resolve);
  const own = isAnyType(types)
    ? {}
    : { types: [...types].filter((type) => type !== 'integer' || !types.has('number')) };
  if (depth >= deepest || budget.left <= 0 || parts.some(hasAlternatives)) return own;
  const values = parts.find((part) => part.enum !== undefined)?.enum;
  const items = parts.find((part) => part.items !== undefined)?.items;
  return {
    ...own,
    ...(values === undefined ? {} : { values }),
    ...(items === undefined ? {} : { items: expectedAt(items, depth + 1, budget, context) }),
    ...expectedProperties(schema, depth, budget, context),
  };
}

const hasAlternatives = ({ oneOf, anyOf }: KeywordSchema): boolean =>
  [...(oneOf ?? []), ...(anyOf ?? [])].filter((option) => option.kind === 'boolean' || option.type?.join() !== 'null')
    .length > 1;

function expectedProperties(
  schema: Schema,
  depth: number,
  budget: { left: number },
  context: PageContext,
): Pick<ExpectedValue, 'properties' | 'required'> {
  const rules = objectRules(schema, context.resolve);
  if (rules === undefined) return {};
  const properties = Array.from(rules.properties, ([name, [first]]) =>
    first === undefined ? [] : [[name, expectedAt(first, depth + 1, budget, context)] as const],
  ).flat();
  return { required: [...rules.required], properties: Object.fromEntries(properties) };
}
