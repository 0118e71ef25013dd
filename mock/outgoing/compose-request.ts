import type { JsonValue } from '@forgespec/description/json';
import { compileValidators } from '@forgespec/generator/compile-validators';
import type { Api, Content, Example, Parameter, Schema } from '@forgespec/model';
import { sampleValue } from '@forgespec/model/values';
import { encodeForm, encodeHeader, encodeQuery } from '@forgespec/model/wire';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { fullSample } from './full-sample.ts';
import { OutgoingRequestError } from './outgoing-request-error.ts';
import type { OutgoingRequest, OutgoingRequests } from './described-requests.ts';

/** A request without its address. */
export interface OutgoingMessage {
  readonly method: string;
  /** The query, without `?`. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Returns a function that composes requests. A body is the first valid value of these: the examples of the description, and the simplest value
 * of the schema. Parameters are sent if they are required, or have an example.
 */
export function requestComposer(
  outgoing: OutgoingRequests,
): (request: OutgoingRequest, example?: string) => OutgoingMessage {
  const { api, resolve } = outgoing;
  const validatorOf = compileValidators(api);
  const bodyOf = ({ schema, examples }: Content): JsonValue | undefined =>
    schema === undefined ? examples[0]?.value : validValue(schema, examples, validatorOf(schema), resolve);
  return (request, example) => {
    const { method, parameters, body } = request.operation;
    const query = valuesIn('query', parameters, resolve).map(([{ name }, value]) => [name, value] as const);
    const headers = valuesIn('header', parameters, resolve).map(
      ([parameter, value]) => [parameter.name.toLowerCase(), encodeHeader(parameter, value)] as const,
    );
    const message = {
      method: method.toUpperCase(),
      query: encodeQuery(Object.fromEntries(query), parameters),
      headers: Object.fromEntries(headers),
    };
    const [content] = body?.contents ?? [];
    if (content === undefined) return { ...message, body: undefined };
    const value = example === undefined ? bodyOf(content) : exampleNamed(example, content);
    if (value === undefined) throw new OutgoingRequestError(missingBody(request, example));
    const written = bodyText(content, value, api);
    if (written === undefined)
      throw new OutgoingRequestError(`${request.names[0]} is ${content.mediaType}, which the mock cannot write.`);
    return { ...message, headers: { ...message.headers, 'content-type': content.mediaType }, body: written };
  };
}

const exampleNamed = (name: string, { examples }: Content): JsonValue | undefined =>
  examples.find((each) => each.name === name)?.value;

const missingBody = ({ names: [name] }: OutgoingRequest, example: string | undefined): string =>
  example === undefined
    ? `No valid body of ${name} is known. Add an example to the description.`
    : `${name} has no example ${JSON.stringify(example)}.`;

/** Returns the first valid value of these: the examples, a value with all properties, and a value with the required properties. */
function validValue(
  schema: Schema,
  examples: readonly Example[],
  issuesOf: (value: unknown) => readonly unknown[],
  resolve: OutgoingRequests['resolve'],
): JsonValue | undefined {
  const samples = [fullSample(schema, resolve), sampleValue(schema, resolve)];
  const candidates = [...examples.map(({ value }) => value), ...samples];
  return candidates.find((value) => value !== undefined && issuesOf(value).length === 0);
}

/** Returns the parameters in one part of a request, with their values. */
function valuesIn(
  place: Parameter['in'],
  parameters: readonly Parameter[],
  resolve: OutgoingRequests['resolve'],
): [Parameter, JsonValue][] {
  const sent = parameters.filter((each) => each.in === place && (each.required || each.examples.length > 0));
  return sent.flatMap((parameter): [Parameter, JsonValue][] => {
    // The text of a parameter has no type, so an example may be a number although the schema is one of texts.
    const value = parameter.examples[0]?.value ?? sampleValue(parameter.schema, resolve);
    return value === undefined ? [] : [[parameter, value]];
  });
}

/** Returns the text of a body. Returns undefined if its media type is neither JSON nor a form, and its value is not a text. */
function bodyText(content: Content, value: JsonValue, { formStyle }: Api): string | undefined {
  const kind = mediaKind(content.mediaType);
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'form') return encodeForm(value, content, formStyle);
  return typeof value === 'string' ? value : undefined;
}
