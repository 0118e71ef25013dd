import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange } from '../http/wire-request.ts';
import { withValue, type Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';
import type { Session } from '../2-plan/session.ts';

/**
 * Returns the arguments of a request with the current entity tag of its resource in `If-Match`, because the description cannot contain this
 * value (RFC 9110, section 13.1.1). Reads the resource to get the tag. If the resource has no tag, the value is `*`, for any version. Returns
 * the arguments unchanged if they have no `If-Match`, or if the fixtures set it.
 *
 * @param read sends the request that reads the resource.
 */
export async function withCurrentTag(
  session: Pick<Session, 'fixtures' | 'subject' | 'withPath'>,
  operation: TestedOperation,
  args: Arguments,
  read: (reader: TestedOperation, reading: Arguments) => Promise<WireExchange>,
): Promise<Arguments> {
  const name = Object.keys(args.header).find((header) => header.toLowerCase() === 'if-match');
  const isFixed = session.fixtures.stateless || session.fixtures.operations[operation.name]?.header !== undefined;
  if (name === undefined || isFixed) return args;
  // A case that tests the status 412 sends another value than the one that the description provides.
  const { header } = await session.withPath(operation, args.path);
  if (header[name] !== args.header[name]) return args;
  const reader = session.subject.operations.find(({ method, path }) => method === 'get' && path === operation.path);
  const response =
    reader === undefined ? undefined : (await read(reader, await session.withPath(reader, args.path))).response;
  const tag = response !== undefined && isSuccess(response.status) ? response.headers['etag'] : undefined;
  return withValue(args, { in: 'header', name }, tag ?? '*');
}
