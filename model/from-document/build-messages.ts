import { isJsonObject, sortedBy, type JsonObject } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { hasNoBody } from '@forgespec/templates/shared/responses';
import { statusClass } from '@forgespec/templates/shared/statuses';
import { essenceOf, isJson } from '@forgespec/templates/shared/media-type';
import { mediaKindFacts } from '../inspect/media-kinds.ts';
import type { Body, Content, Response } from '../message.ts';
import type { Schema } from '../schema.ts';
import { bracketFields, buildEncodings, buildFiles, buildPartList } from './build-encodings.ts';
import { buildExamples } from './build-examples.ts';
import { buildHeaders } from './build-headers.ts';
import { buildSchema } from './build-schema.ts';
import { buildSequence } from './build-sequence.ts';
import { inside, type BuildContext } from './context.ts';
import { readFlag, readMembers, readObject, readString } from './read.ts';

/** Builds the request body of an operation. Returns undefined if the operation has no body. */
export function buildBody(operation: JsonObject, pointer: string, context: BuildContext): Body | undefined {
  if (!isJsonObject(operation.requestBody)) return undefined;
  const target = context.follow(
    { node: operation.requestBody, pointer: inside(pointer, 'requestBody') },
    'requestBodies',
  );
  return {
    description: readString(target.node, 'description'),
    required: readFlag(target.node, 'required'),
    contents: buildContents(target.node, target.pointer, context),
  };
}

/** Returns the documented responses of an operation, sorted by status. */
export function buildResponses(
  operation: JsonObject,
  method: string,
  pointer: string,
  context: BuildContext,
): Response[] {
  checkStatuses(readObject(operation, 'responses') ?? {}, context);
  const found = readMembers(operation, 'responses');
  const known = new Set(found.map(([key]) => key));
  const responses = found
    .filter(([key]) => isStatus(key) || !known.has(statusOf(key) ?? key))
    .map(([key, node]) => {
      const status = statusOf(key) ?? key;
      const target = context.follow({ node, pointer: inside(pointer, 'responses', key) }, 'responses');
      return {
        status,
        pointer: target.pointer,
        description: readString(target.node, 'description') ?? '',
        notShown: readString(target.node, 'x-not-shown'),
        headers: buildHeaders(target, context),
        contents: mayHaveBody(method, status) ? buildContents(target.node, target.pointer, context) : [],
      };
    });
  return sortedBy(responses, ({ status }) => status);
}

/**
 * Returns true if HTTP allows a body in the response (RFC 9110, sections 6.4.1 and 9.3.2). If not, the body that the description declares
 * is ignored.
 */
const mayHaveBody = (method: string, status: string): boolean =>
  method !== 'head' && statusClass(status) !== 1 && !hasNoBody(Number(status));

/**
 * Returns the status that a key of `responses` means. For example, returns `404` for the wrong key `4o4`. Returns undefined if the key is
 * not similar to a status.
 */
const statusOf = (key: string): string | undefined =>
  isStatus(key) ? key : (statusIn(key) ?? suggestion(key, ['default']));

const isStatus = (key: string): boolean => /^(?:[1-5]\d\d|[1-5]XX|default)$/u.test(key);

function checkStatuses(responses: JsonObject, { diagnostics, locationOf }: BuildContext): void {
  for (const key of Object.keys(responses)) {
    if (isStatus(key) || key.startsWith('x-')) continue;
    const near = statusIn(key) ?? suggestion(key, ['default']);
    const fix =
      near === undefined ? 'Write a status such as 200, a range such as 2XX, or default.' : `Did you mean \`${near}\`?`;
    const read = statusOf(key);
    const assumption = read === undefined ? 'The response is left out.' : `It is read as ${read}.`;
    const message = `${key} is not a status of a response.`;
    diagnostics.fault('status-invalid', message, assumption, fix, locationOf(responses, key));
  }
}

/**
 * Returns the corrected key for a wrong key of `responses`. Uses only the first word, and replaces letters that look like digits. For
 * example, the result for `4o4` and for `404 Not Found` is `404`. Returns undefined if the key is correct, or does not contain a status.
 */
function statusIn(key: string): string | undefined {
  const [word = ''] = key.replaceAll(/['"]/gu, '').trim().split(/\s/u, 1);
  const digits = word.replaceAll(/[oO]/gu, '0').replaceAll(/[lI]/gu, '1').replace(/xx$/u, 'XX');
  return digits !== key && isStatus(digits) ? digits : undefined;
}

/** Returns true if a body consists of parts without names, which are described by their positions. */
const isPartList = (mediaType: string, { itemSchema, itemEncoding, prefixEncoding }: JsonObject): boolean =>
  essenceOf(mediaType).startsWith('multipart/') &&
  !mediaKindFacts(mediaType).hasParts &&
  [itemSchema, itemEncoding, prefixEncoding].some((field) => field !== undefined);

function buildContents(owner: JsonObject, pointer: string, context: BuildContext): Content[] {
  return readMembers(owner, 'content')
    .map(([mediaType, member]) => {
      const located = { node: member, pointer: inside(pointer, 'content', mediaType) };
      const target = context.follow(located, 'mediaTypes');
      const { node } = target;
      const { hasFields, hasParts } = mediaKindFacts(mediaType);
      const encodings = hasFields ? buildEncodings(target, mediaType, context) : [];
      const schemaAt = (key: 'itemSchema' | 'schema'): Schema | undefined =>
        node[key] === undefined ? undefined : buildSchema(node[key], inside(target.pointer, key), context);
      return {
        mediaType,
        ...(buildSequence(mediaType, target, context) ?? {
          itemSchema: schemaAt('itemSchema'),
          eventData: undefined,
          schema: schemaAt('schema'),
        }),
        binaryType: undefined,
        deepObjects: bracketFields(node),
        encodings,
        ...(isPartList(mediaType, node) && { partList: buildPartList(target, context) }),
        files: hasParts ? buildFiles(target, encodings, context) : [],
        examples: buildExamples(target, context),
      };
    })
    .toSorted((a, b) => Number(isJson(b.mediaType)) - Number(isJson(a.mediaType)));
}
