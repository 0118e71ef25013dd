import { isJsonObject } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Arguments, Slot } from '../../http/arguments.ts';
import type { WireExchange } from '../../http/wire-request.ts';
import { pathUpTo } from '../arguments-source.ts';
import type { Session } from '../session.ts';

/**
 * Returns true if the server found no resource because the value of a parameter addresses another one: an example of a path parameter, or a
 * header such as the name of a tenant. Other cases address resources that exist.
 *
 * @param args the arguments without this value, which address a resource that exists, and those with it.
 */
export async function isOtherResource(
  session: Session,
  operation: TestedOperation,
  about: Slot | undefined,
  args: readonly [Arguments, Arguments],
  { response }: WireExchange,
): Promise<boolean> {
  if (response.status !== 404 || about === undefined || !hasPathParameter(operation) || !documents404(operation))
    return false;
  if (about.in === 'header' || about.in === 'cookie') return true;
  return about.in === 'path' && !(await addressSame(session, operation, about, args));
}

const hasPathParameter = ({ parameters }: TestedOperation): boolean =>
  parameters.some((parameter) => parameter.in === 'path');

const documents404 = ({ responses }: TestedOperation): boolean =>
  responses.some(({ status }) => status === '404' || status === '4XX' || status === 'default');

/**
 * Returns true if two values of a path parameter are names of the same resource, such as a number and a path: a list below both has the same
 * items. Lists without items prove nothing, because those of two resources are equal too.
 */
async function addressSame(
  session: Session,
  operation: TestedOperation,
  { name }: Slot,
  args: readonly Arguments[],
): Promise<boolean> {
  const readers = session.subject.operations.filter((reader) => readsBelow(reader, operation, name)).slice(0, 3);
  for (const reader of readers) {
    const bodies: (string | undefined)[] = [];
    for (const { path } of args) bodies.push(await listBelow(session, reader, { [name]: path?.[name] ?? null }));
    const [one, other] = bodies;
    if (one !== undefined && one === other) return true;
  }
  return false;
}

/** Returns true if an operation reads the resource that a path parameter of another operation addresses, or a resource below it. */
const readsBelow = (reader: TestedOperation, { path }: TestedOperation, name: string): boolean =>
  reader.method === 'get' &&
  reader.parameters.filter((parameter) => parameter.in === 'path').length === 1 &&
  reader.path.startsWith(pathUpTo(path, name));

/** Returns the body of a list. Returns undefined if the response is a failure, or has no list with an object in it. */
async function listBelow(
  session: Session,
  reader: TestedOperation,
  path: Arguments['path'],
): Promise<string | undefined> {
  const { response } = await session.probe(reader, await session.withPath(reader, path));
  if (!isSuccess(response.status)) return undefined;
  const value = parseJsonBody(response.body);
  const lists = [value, ...(isJsonObject(value) ? Object.values(value) : [])].filter(Array.isArray);
  return lists.some(([first]) => isJsonObject(first)) ? response.body : undefined;
}
