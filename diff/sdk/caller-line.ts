import { memberAccess, propertyKey, stringLiteral } from '@forgespec/generator/code';
import { secondArgument, type Area, type OperationModel, type ParameterLocation } from '@forgespec/model';
import type { TypeStep } from './type-difference.ts';

/** An argument of a method of the client. */
export type ArgumentName = 'body' | 'options' | 'path' | 'query';

/** Returns a method of the client as code: `client.pets.get`. */
export const methodText = ({ path }: Pick<Area, 'path'>, { shortName }: Pick<OperationModel, 'shortName'>): string =>
  `client${[...path, shortName].map(memberAccess).join('')}`;

/** Returns the code that accesses a part of a value: `.owner.name`, or `[0].id` for a property of an item. */
export const accessPath = (steps: readonly TypeStep[]): string =>
  steps.map((step) => (step === 'items' ? '[0]' : step === 'values' ? '[key]' : memberAccess(step.name))).join('');

/**
 * Returns the code of an object literal that contains only the property to which the steps lead: `{ owner: { name } }`.
 */
export function literalWith(steps: readonly TypeStep[]): string {
  const [first, ...others] = steps;
  if (first === undefined) return '…';
  if (first === 'items') return `[${literalWith(others)}]`;
  const key = first === 'values' ? '[key]' : propertyKey(first.name);
  if (others.length === 0) return key === (first === 'values' ? '' : first.name) ? `{ ${key} }` : `{ ${key}: … }`;
  return `{ ${key}: ${literalWith(others)} }`;
}

/**
 * Returns a call of a method as a caller writes it: `client.pets.list({ id }, { name })`.
 *
 * @param names the names of the arguments of the method, in their order.
 * @param last the name and the code of the last argument of the call. Undefined for a call with only the required
 * arguments.
 */
export function callText(
  area: Area,
  operation: OperationModel,
  names: readonly string[],
  last?: readonly [name: string, text: string],
): string {
  const required = requiredArguments(operation);
  const isNeeded = (name: string): boolean => required.has(name);
  const end = last === undefined ? names.findLastIndex(isNeeded) : names.indexOf(last[0]);
  const texts = names.slice(0, end + 1).map((name) => {
    if (name === last?.[0]) return last[1];
    return isNeeded(name) ? (required.get(name) ?? name) : 'undefined';
  });
  return `${methodText(area, operation)}(${texts.join(', ')})`;
}

/** Returns a map from the name of each required argument of a method to its code, such as `{ id, name }`. */
function requiredArguments(operation: OperationModel): ReadonlyMap<string, string> {
  const { parameters, body } = operation;
  const literalOf = (location: ParameterLocation): string | undefined => {
    const keys = parameters
      .filter((one) => one.in === location && one.required)
      .map((one) => (propertyKey(one.name) === one.name ? one.name : `${stringLiteral(one.name)}: …`));
    return keys.length === 0 ? undefined : `{ ${keys.join(', ')} }`;
  };
  const parts = { query: literalOf('query'), body: body?.required === true ? 'body' : undefined };
  const second = secondArgument(operation);
  const other = second === 'query' ? 'body' : 'query';
  const options = Object.entries({ headers: literalOf('header'), cookies: literalOf('cookie'), [other]: parts[other] })
    .filter(([, literal]) => literal !== undefined)
    .map(([name, literal]) => (name === literal ? name : `${name}: ${literal}`));
  const texts = {
    path: literalOf('path'),
    [second]: parts[second],
    options: options.length === 0 ? undefined : `{ ${options.join(', ')} }`,
  };
  return new Map(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
}

/** Returns a handler of a server as code: `handlers.pets.get`. */
export const handlerText = ({ name }: Pick<Area, 'name'>, { shortName }: Pick<OperationModel, 'shortName'>): string =>
  `handlers${memberAccess(name)}${memberAccess(shortName)}`;
