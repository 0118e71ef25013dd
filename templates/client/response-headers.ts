import { readBuffer } from './core.ts';
import { assumeType } from '../shared/assume-type.ts';
import type { HeaderTexts } from '../shared/request-decoders.ts';
import { isSetCookie } from '../shared/set-cookie.ts';
import type { StatusIn } from '../shared/status-code.ts';
import { responseKey } from '../shared/statuses.ts';
import type { Reply } from './send.ts';

/** The type of the documented headers of a response. The names are in lower case. `set-cookie` has a list of texts, one for each cookie. */
export type ResponseHeaders<Headers> = {
  readonly [Name in keyof Headers as string extends Name ? never : Lowercase<Name & string>]: Lowercase<
    Name & string
  > extends 'set-cookie'
    ? CookieLines<Headers[Name]>
    : HeaderValue<Headers[Name]>;
};

/** One text for each cookie. Undefined if the header is optional, and the response does not have it. */
type CookieLines<Value> = readonly string[] | (undefined extends Value ? undefined : never);

type HeaderValue<Value> = [Value] extends [boolean | null | undefined]
  ? Value
  : [Value] extends [number | null | undefined]
    ? Value
    : [Value] extends [string | undefined]
      ? Value
      : string;

/** The documented headers of an operation's successful responses. */
export type SuccessHeaders<Responses> = {
  [Status in keyof Responses]: Status extends StatusIn<'2XX'> | '2XX' | 'default'
    ? HeadersOf<Responses[Status]>
    : never;
}[keyof Responses];

/** The documented headers of a response. */
export type HeadersOf<Response> = Response extends { readonly headers: infer Headers }
  ? ResponseHeaders<Headers>
  : object;

/** Reads a response without a body. Returns the headers as the data of the call. */
export const readHead = (reply: Reply): Promise<unknown> => readBuffer(reply).then(() => readHeaders(reply));

/** Returns a map from the names of the response headers, in lower case, to their values. */
export function readHeaders({ context, response }: Reply): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  response.headers.forEach((text, name) => {
    const types = context.operation.headerTypes?.[name];
    const type = typeof types === 'object' ? types[responseKey(Object.keys(types), response.status) ?? ''] : types;
    values[name] = isSetCookie(name)
      ? (assumeType<HeaderTexts>(response.headers).getSetCookie?.() ?? [text])
      : readHeader(text, type);
  });
  return values;
}

function readHeader(text: string, type: string | undefined): boolean | number | string | undefined {
  if (type === 'number') return /^\s*$/u.test(text) || Number.isNaN(Number(text)) ? undefined : Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
