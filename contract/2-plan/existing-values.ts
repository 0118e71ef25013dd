import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { JsonValue } from '@forgespec/description/json';
import type { Parameter } from '@forgespec/model';
import type { Arguments } from '../http/arguments.ts';
import type { ItemIdentities } from '../1-describe/item-identity.ts';
import { listItems } from '../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { knownValue, pathUpTo, staticArguments } from './arguments-source.ts';
import type { Fixtures } from './fixtures.ts';
import type { Session } from './session.ts';

/** Finds values of path parameters in the lists of existing resources. Requests each list only once. */
export interface ExistingValues {
  /**
   * Returns a value for a path parameter from the list of existing resources: for `/pets/{pet_id}`, from the response to `GET /pets`. If
   * the list contains the documented example, returns the example. Otherwise returns the value of the first item. Returns undefined if the
   * list is empty or cannot be read.
   *
   * @param path the values of the parameters in front of this one.
   */
  find(
    operation: TestedOperation,
    parameter: string,
    path: Arguments['path'],
    session: Session,
  ): Promise<JsonValue | undefined>;
}

export function createExistingValues(
  subject: ContractSubject,
  fixtures: Fixtures,
  items: ItemIdentities,
): ExistingValues {
  const found = new Map<string, Promise<readonly JsonValue[]>>();
  const search = async (
    list: TestedOperation,
    parameter: string,
    path: Arguments['path'],
    session: Session,
  ): Promise<readonly JsonValue[]> => {
    const rest = staticArguments(subject, fixtures, list);
    if (typeof rest === 'string') return [];
    const { response } = await session.probe(list, { ...rest, path });
    const listed = isSuccess(response.status) ? (listItems(response.body) ?? []) : [];
    return listed
      .map((item) => items.valueOf(list, parameter, item))
      .filter((value) => value !== undefined && value !== null);
  };

  return {
    async find(operation, parameter, path, session) {
      const item = pathUpTo(operation.path, parameter);
      const list = item.endsWith(`/{${parameter}}`) ? listOf(subject, item) : undefined;
      if (list === undefined) return undefined;
      const key = JSON.stringify([item, path]);
      const values = found.get(key) ?? search(list, parameter, path, session);
      found.set(key, values);
      const schema = pathParameter(operation, parameter)?.schema;
      const example = schema === undefined ? undefined : knownValue(subject, schema);
      return (await values).find((value) => value === example) ?? (await values)[0];
    },
  };
}

/** Returns the declaration of a path parameter. Returns undefined if the operation does not declare it. */
export const pathParameter = ({ parameters }: TestedOperation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);

/** Returns the operation that lists the items of a path: `GET /pets` for `/pets/{pet_id}`. */
function listOf({ operations }: ContractSubject, item: string): TestedOperation | undefined {
  const lists = operations.filter(({ method }) => method === 'get');
  // The list of items with several parameters, such as `/stock/{shelf}/{code}`, may be `/stock`.
  const collections = [item.slice(0, item.lastIndexOf('/{')), item.replace(/(?:\/\{[^{}]+\})+$/u, '')];
  const [list] = collections.flatMap((collection) => lists.find(({ path }) => path === collection) ?? []);
  return list;
}
