import { formatPointer, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { StreamSetting } from '@forgespec/description/openapi';
import { suggestion } from '@forgespec/description/diagnostics';
import { isJson } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Area } from '../api.ts';
import type { OperationModel } from '../operation.ts';
import { responseSelector, selectingParts } from '../inspect/response-selector.ts';
import type { SelectingValue } from '../response-selector.ts';
import type { NamedSchema, Schema } from '../schema.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { operationLabel } from './find-operations.ts';
import { matchingKey, reportUnmatched } from './pagination/operation-patterns.ts';
import { readArray, readMembers, readObject, readString } from './read.ts';
import { referencePointer } from './reference-pointer.ts';

/** A stream that a key of an operation declares, beside the bodies in `responses`. */
interface DeclaredStream {
  /** Undefined if each response is a stream. */
  readonly selectedBy: SelectingValue | undefined;
  readonly mediaType: string;
  /** The schema of an item, or of the data of an event. Undefined if `responses` describe the stream. */
  readonly schema: JsonValue | undefined;
  /** The schema of the other body, if it replaces the one in `responses`. */
  readonly otherwise: JsonValue | undefined;
}

/**
 * Reads the key `streams` of the config, `x-selected-response`, and the key `x-fern-streaming` of another generator, which has the same
 * meaning. Returns undefined if an operation has none of them.
 *
 * @see https://buildwithfern.com/learn/api-definitions/openapi/endpoints/sse
 */
export function declaredStream(
  operation: RequestOfOperation,
  node: JsonObject,
  context: BuildContext,
): DeclaredStream | undefined {
  const setting = settingFor(operation, node, context);
  if (setting !== undefined) return ownStream(nodeOf(setting), '`streams` in the config', context);
  const own = readObject(node, 'x-selected-response');
  if (own !== undefined) return ownStream(own, '`x-selected-response`', context);
  const fern = readObject(node, 'x-fern-streaming');
  const [, name] = /^\$request\.(.+)$/u.exec(readString(fern ?? {}, 'stream-condition') ?? '') ?? [];
  if (fern === undefined || name === undefined || fern['response-stream'] === undefined) return undefined;
  return {
    selectedBy: { name, value: true },
    mediaType: readString(fern, 'format') === 'sse' ? 'text/event-stream' : 'application/x-ndjson',
    schema: fern['response-stream'],
    otherwise: fern.response,
  };
}

type RequestOfOperation = Pick<OperationModel, 'id' | 'method' | 'parameters' | 'path'>;

/**
 * Returns the stream that the config declares for an operation. A key with `*` may match many operations. It applies to those whose request
 * has the parameter or property.
 */
function settingFor(operation: RequestOfOperation, node: JsonObject, context: BuildContext): StreamSetting | undefined {
  const key = matchingKey(operation, Object.keys(context.streams));
  const setting = key === undefined ? undefined : context.streams[key];
  if (key?.includes('*') !== true || setting === undefined) return setting;
  const selecting = selectingValue(setting.when);
  if (selecting === undefined) return setting;
  const { name } = selecting;
  if (operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === name)) return setting;
  const body = readObject(node, 'requestBody') ?? {};
  const contents = readMembers(context.follow({ node: body, pointer: '' }, 'requestBodies').node, 'content');
  return contents.some(([, content]) => hasProperty(content.schema, name, context)) ? setting : undefined;
}

/** Returns true if a schema, a part of its `allOf`, or the target of its reference has a property. */
function hasProperty(schema: JsonValue | undefined, name: string, context: BuildContext, depth: number = 0): boolean {
  if (!isJsonObject(schema) || depth > 5) return false;
  const pointer = typeof schema.$ref === 'string' ? referencePointer(schema.$ref) : undefined;
  const parts = [pointer === undefined ? undefined : context.at(pointer), ...readArray(schema, 'allOf')];
  const isOwn = readObject(schema, 'properties')?.[name] !== undefined;
  return isOwn || parts.some((part) => hasProperty(part, name, context, depth + 1));
}

/** Returns the value of `x-selected-response` that means the same as a value of the config. */
const nodeOf = ({ when, mediaType, schema }: StreamSetting): JsonObject => ({
  when,
  ...(mediaType !== undefined && { mediaType }),
  ...(schema !== undefined && { schema: { $ref: formatPointer(['components', 'schemas', schema]) } }),
});

/** Reads a text such as `stream=true`. Returns undefined for another text. */
function selectingValue(when: string): SelectingValue | undefined {
  const [, name, text] = /^([^=]+)=(.+)$/u.exec(when) ?? [];
  if (name === undefined || text === undefined) return undefined;
  return { name, value: text === 'true' || text === 'false' ? text === 'true' : text };
}

function ownStream(node: JsonObject, words: string, context: BuildContext): DeclaredStream | undefined {
  const selectedBy = selectingValue(readString(node, 'when') ?? '');
  if (selectedBy === undefined) {
    const fix = 'Write the name of a query parameter or property of the body, and its value: `when: stream=true`.';
    const message = `${words} does not state which part of a request selects the response.`;
    const { diagnostics, locationOf } = context;
    diagnostics.fault('selected-response-invalid', message, 'It is ignored.', fix, locationOf(node));
    return undefined;
  }
  const mediaType = readString(node, 'mediaType') ?? 'text/event-stream';
  return { selectedBy, mediaType, schema: node.schema, otherwise: undefined };
}

/** Returns an operation in whose first successful response the declared stream is described. */
export function withDeclaredStream(operation: Located, stream: DeclaredStream, context: BuildContext): JsonObject {
  const { node, pointer } = operation;
  const responses = readObject(node, 'responses') ?? {};
  const [status] = Object.keys(responses).filter(isSuccess).toSorted();
  const response = status === undefined ? undefined : responses[status];
  if (status === undefined || !isJsonObject(response) || stream.schema === undefined) return node;
  const target = context.follow({ node: response, pointer: inside(pointer, 'responses', status) }, 'responses').node;
  const content = readObject(target, 'content') ?? {};
  const json = Object.keys(content).find(isJson) ?? 'application/json';
  const other = stream.otherwise === undefined ? {} : { [json]: { schema: stream.otherwise } };
  const described = { ...content, ...other, [stream.mediaType]: { schema: stream.schema } };
  return { ...node, responses: { ...responses, [status]: { ...target, content: described } } };
}

/** Reports the declarations of streams that have no effect on the operations of an API. */
export function checkDeclaredStreams(
  areas: readonly Area[],
  schemas: readonly NamedSchema[],
  context: BuildContext,
): void {
  const { at, diagnostics, locationOf, streams } = context;
  const operations = areas.flatMap((area) => area.operations);
  reportUnmatched({ name: 'streams', values: streams, code: 'selected-response-invalid' }, operations, context);
  const byReference = new Map(schemas.map(({ reference, schema }) => [reference, schema]));
  const resolve = (reference: string): Schema | undefined => byReference.get(reference);
  for (const operation of operations) {
    const { selectedBy, pointer } = operation;
    if (selectedBy === undefined || responseSelector(operation, resolve) !== undefined) continue;
    const names = selectingParts(operation, resolve).map(({ name }) => name);
    const near = suggestion(selectedBy.name, names);
    const isKnown = names.includes(selectedBy.name);
    const fault = isKnown
      ? 'The request or the response has no two bodies from which the value could select.'
      : `The request has no query parameter or property \`${selectedBy.name}\`.`;
    const fix = isKnown
      ? 'Describe the other body, and one media type of the request.'
      : near === undefined
        ? 'Write the name of a query parameter, or of a property of the request body.'
        : `Did you mean \`${near}\`?`;
    const message = `The stream that ${operationLabel(operation)} declares cannot be selected: ${fault}`;
    const location = locationOf(at(pointer), 'x-selected-response');
    diagnostics.fault('selected-response-invalid', message, 'The declaration is ignored.', fix, location);
  }
}
