import type { Api, OperationModel } from '@forgespec/model';
import { encodeCookies, encodeHeader, encodePath, encodeQuery } from '@forgespec/model/wire';
import type { WireRequest } from '../../http/wire-request.ts';
import type { Arguments } from '../../http/arguments.ts';
import { contentTypeOf, encodeBody } from './encode-body.ts';

/**
 * Builds an HTTP request, without credentials.
 *
 * @param base the path in front of the path of the operation, such as `/v1`.
 * @throws {TypeError} if the value of a path parameter is empty, or is a dot segment such as `..`.
 */
export function buildRequest(api: Api, operation: OperationModel, args: Arguments, base: string): WireRequest {
  const path = encodePath(operation, args.path);
  const query = encodeQuery(args.query, operation.parameters);
  const cookies = encodeCookies(args.header, operation.parameters);
  return {
    method: operation.method.toUpperCase(),
    target: `${base}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: acceptOf(operation),
      ...Object.fromEntries(operation.requiredHeaders.map(({ name, value }) => [name.toLowerCase(), value])),
      ...headerParameters(operation, args),
      ...(cookies !== '' && { cookie: cookies }),
      ...(args.body !== undefined && { 'content-type': contentTypeOf(args.body.mediaType) }),
    },
    ...(args.body !== undefined && { body: encodeBody(args.body, operation.body, api.formStyle) }),
  };
}

function acceptOf({ responses }: OperationModel): string {
  const types = responses.flatMap(({ contents }) => contents.map(({ mediaType }) => mediaType));
  return types.length === 0 ? '*/*' : [...new Set(types)].join(', ');
}

/** Returns the header parameters of a request as text. The fixtures may add headers that the description does not contain. */
function headerParameters({ parameters }: OperationModel, { header }: Arguments): Record<string, string> {
  const texts = Object.entries(header).flatMap(([name, value]) => {
    const parameter = parameters.find(({ in: location, name: known }) =>
      location === 'header' ? known.toLowerCase() === name.toLowerCase() : location === 'cookie' && known === name,
    );
    if (parameter?.in === 'cookie') return [];
    return [[name.toLowerCase(), parameter === undefined ? String(value) : encodeHeader(parameter, value)]];
  });
  return Object.fromEntries(texts);
}
