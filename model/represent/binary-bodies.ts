import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { Api } from '../api.ts';
import { documentedSuccesses } from '../inspect/successes.ts';
import type { Content } from '../message.ts';
import type { OperationModel } from '../operation.ts';
import type { BinaryType } from './type-choices.ts';

/** Returns a model in which the binary bodies of requests and successful responses have the type that the option `binary` selects. */
export function withBinaryType(api: Api, type: BinaryType): Api {
  const binaryType = typesOfContent[type];
  if (binaryType === undefined) return api;
  const areas = api.areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => withBinaryBodies(operation, binaryType)),
  }));
  return { ...api, areas };
}

/** For each value of the option, the type in the model. */
const typesOfContent: Readonly<Record<BinaryType, Content['binaryType']>> = {
  default: undefined,
  bytes: 'bytes',
  stream: 'stream',
};

function withBinaryBodies(operation: OperationModel, binaryType: NonNullable<Content['binaryType']>): OperationModel {
  const { body, responses } = operation;
  const mark = (contents: readonly Content[], kinds: readonly MediaKind[]): Content[] =>
    contents.map((content) => (kinds.includes(mediaKind(content.mediaType)) ? { ...content, binaryType } : content));
  const successes = documentedSuccesses(operation);
  return {
    ...operation,
    // A form in a request is decoded. A form in a response is not decoded, so a form in a response counts as binary.
    body: body && { ...body, contents: mark(body.contents, ['binary']) },
    responses: responses.map((response) =>
      successes.includes(response)
        ? { ...response, contents: mark(response.contents, ['binary', 'form', 'multipart']) }
        : response,
    ),
  };
}
