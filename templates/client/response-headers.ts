/** What a response header is written as, where that is not text. */
export type HeaderType = 'boolean' | 'number' | 'string';

/** The documented headers of a response, by their names in lower case. */
export type ResponseHeaders<Headers> = {
  readonly [Name in keyof Headers as string extends Name ? never : Lowercase<Name & string>]: HeaderValue<Headers[Name]>;
};

type HeaderValue<Value> = [NonNullable<Value>] extends [boolean | number | string]
  ? [NonNullable<Value>] extends [boolean]
    ? Value
    : [NonNullable<Value>] extends [number]
      ? Value
      : [NonNullable<Value>] extends [string] ? Value : string
  : string;

/** Reads all headers of a response, by their names in lower case. */
export function readHeaders(headers: Headers, types: Readonly<Record<string, HeaderType>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  headers.forEach((text, name) => {
    values[name] = readHeader(text, types[name]);
  });
  return values;
}

function readHeader(text: string, type: HeaderType | undefined): boolean | number | string | undefined {
  if (type === 'number') return text === '' ? undefined : Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
