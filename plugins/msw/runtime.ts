import { exportedType, exportedValue, type OutputModule } from 'forgespec/plugin';

/** Returns the code of the module that all handlers use. */
export function mswRuntime(code: OutputModule): string {
  const handler = code.use(exportedType('HttpHandler', 'msw'));
  const http = code.use(exportedValue('http', 'msw'));
  return `
type BodyOf<Described> = Described extends { readonly content: infer Contents } ? Contents[keyof Contents] : undefined;

/** A reply of a mocked operation: a documented status with its body. */
export type TypedReply<Responses> = {
  [Status in keyof Responses]: {
    readonly status: Status extends number ? Status : number;
    readonly body: BodyOf<Responses[Status]>;
    readonly headers?: Readonly<Record<string, string>> | undefined;
  };
}[keyof Responses];

/** The request of a mocked operation. */
export interface MockedRequest<Path> {
  /** The values of the path parameters, without percent-encoding. */
  readonly path: Path;
  readonly query: URLSearchParams;
  /** Reads the body of the request. */
  readonly request: Request;
}

/** A reply, or a function that returns a reply. A function may also return a \`Response\`, for example with a status that is not documented. */
export type ReplyOf<Responses, Path> =
  | TypedReply<Responses>
  | ((request: MockedRequest<Path>) => Promise<Response | TypedReply<Responses>> | Response | TypedReply<Responses>);

const assumeType = <Type>(value: unknown): Type => value as Type;

/** Returns the reply with an example of the description. */
export const exampleReply = <Responses>(status: number, body: unknown, mediaType: string): TypedReply<Responses> =>
  assumeType({ status, body, ...(mediaType !== '' && { headers: { 'content-type': mediaType } }) });

/** Returns the handler of an operation. @param names the names of the path parameters, in the order of the groups of the pattern. */
export const handlerOf = <Responses, Path>(
  method: string,
  pattern: RegExp,
  names: readonly string[],
  reply: ReplyOf<Responses, Path>,
): ${handler} =>
  ${http}.all(pattern, async ({ request }) => {
    // The next handler gets the request if this one returns nothing.
    if (request.method !== method) return undefined;
    const url = new URL(request.url);
    const groups = pattern.exec(url.origin + url.pathname)?.slice(1) ?? [];
    const path = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(groups[index] ?? '')]));
    const given: unknown =
      typeof reply === 'function' ? await reply({ path: assumeType<Path>(path), query: url.searchParams, request }) : reply;
    return given instanceof Response ? given : responseOf(assumeType<AnyReply>(given));
  });

interface AnyReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

function responseOf({ status, body, headers = {} }: AnyReply): Response {
  const isEmpty = body === undefined || [101, 204, 205, 304].includes(status);
  if (isEmpty) return new Response(null, { status, headers });
  const isText = body instanceof Blob || body instanceof ReadableStream || isTextType(body, headers['content-type']);
  const type = headers['content-type'] ?? (isText ? undefined : 'application/json');
  const content = isText ? assumeType<BodyInit>(body) : JSON.stringify(body);
  return new Response(content, { status, headers: { ...headers, ...(type !== undefined && { 'content-type': type }) } });
}

/** Returns true if a text is the body itself, and not a JSON value. */
const isTextType = (body: unknown, type = 'application/json'): boolean =>
  typeof body === 'string' && !/[/+]json\\b/iu.test(type);
`;
}
