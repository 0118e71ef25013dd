// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReceivedReply } from './reply.ts';

/** What response headers are written as, by their names in lower case, where that is not text. */
export type HeaderTypes = Readonly<Record<string, 'boolean' | 'number'>>;

/** The documented headers of a response, by their names in lower case. */
export type ResponseHeaders<Headers> = {
  readonly [Name in keyof Headers as string extends Name ? never : Lowercase<Name & string>]: HeaderValue<
    Headers[Name]
  >;
};

type HeaderValue<Value> = [Value] extends [boolean | null | undefined]
  ? Value
  : [Value] extends [number | null | undefined]
    ? Value
    : [Value] extends [string | undefined]
      ? Value
      : string;

/** Reads the headers of an answer, by their names in lower case. */
export function readHeaders({ operation, response }: ReceivedReply): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  response.headers.forEach((text, name) => {
    values[name] = readHeader(text, operation.headerTypes?.[name]);
  });
  return values;
}

function readHeader(text: string, type: HeaderTypes[string] | undefined): boolean | number | string {
  if (type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
