import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Arguments } from '../../../http/arguments.ts';
import type { WireRequest } from '../../../http/wire-request.ts';
import { CaseSkippedError } from '../../session.ts';
import type { InputPosition } from './input-position.ts';

/** The value at the position until the request is written. It is then replaced by the text of the input, which may be malformed. */
const inputMarker = 'forgespecHostileInput';

/** Returns arguments with a value at a position. The default value is replaced by {@link withInput}. */
export function withMarker(args: Arguments, position: InputPosition, value: JsonValue = inputMarker): Arguments {
  const { in: location, names } = position;
  if (location !== 'body') {
    const [name = ''] = names;
    return { ...args, [location]: { ...args[location], [name]: value } };
  }
  const { mediaType = 'application/json', value: body } = args.body ?? {};
  return { ...args, body: { mediaType, value: withMember(body, names, value) } };
}

function withMember(outer: JsonValue | undefined, [name, ...inner]: readonly string[], value: JsonValue): JsonValue {
  if (name === undefined) return value;
  if (name === '0' && !isJsonObject(outer)) {
    const [first, ...others] = Array.isArray(outer) ? outer : [];
    return [withMember(first, inner, value), ...others];
  }
  const object = isJsonObject(outer) ? outer : {};
  return { ...object, [name]: withMember(object[name], inner, value) };
}

/**
 * Replaces the marker in a request by the text of an input.
 *
 * @throws {CaseSkippedError} if the request does not contain the marker.
 */
export function withInput(request: WireRequest, { in: location, names }: InputPosition, text: string): WireRequest {
  const replace = (written: string, marker = inputMarker): string => {
    if (!written.includes(marker)) throw new CaseSkippedError('the value cannot be sent at this position');
    return written.replace(marker, () => text);
  };
  if (location === 'path' || location === 'query') return { ...request, target: replace(request.target) };
  if (location === 'header') {
    const name = names.join('').toLowerCase();
    return { ...request, headers: { ...request.headers, [name]: replace(request.headers[name] ?? '') } };
  }
  const { body = '', headers } = request;
  const isQuoted = body.includes(`"${inputMarker}"`) && /json/iu.test(headers['content-type'] ?? '');
  return { ...request, body: replace(body, isQuoted ? `"${inputMarker}"` : inputMarker) };
}
