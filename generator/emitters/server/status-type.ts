import type { Response } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { handlerRuntime } from './symbols.ts';

/**
 * Returns the type of a response status. For the status `404`, the type is the literal `404`. For `4XX` and `default`, the type is the
 * union of the covered statuses, except statuses that have a more specific response.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#patterned-fields-0
 */
export function statusType({ status }: Response, siblings: readonly Response[], module: Module): string {
  if (isExact(status)) return status;
  const statuses = siblings.map((sibling) => sibling.status);
  if (status === 'default') {
    const others = statuses.filter((other) => other !== status).map((other) => wide(other, module));
    return except(module.use(handlerRuntime.StatusCode), others);
  }
  const within = statuses.filter((other) => isExact(other) && other.startsWith(status.slice(0, 1)));
  return except(wide(status, module), within);
}

const isExact = (status: string): boolean => /^\d+$/u.test(status);

const wide = (status: string, module: Module): string =>
  isExact(status) ? status : `${module.use(handlerRuntime.StatusIn)}<${stringLiteral(status.toUpperCase())}>`;

const except = (type: string, others: readonly string[]): string =>
  others.length === 0 ? type : `Exclude<${type}, ${others.join(' | ')}>`;
