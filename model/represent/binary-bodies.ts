import type { Api } from '../api.ts';
import { mediaKindFacts } from '../inspect/media-kinds.ts';
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
  const mark = (contents: readonly Content[], direction: 'request' | 'response'): Content[] =>
    contents.map((content) =>
      mediaKindFacts(content.mediaType).isBinaryIn[direction] ? { ...content, binaryType } : content,
    );
  const successes = documentedSuccesses(operation);
  return {
    ...operation,
    body: body && { ...body, contents: mark(body.contents, 'request') },
    responses: responses.map((response) =>
      successes.includes(response) ? { ...response, contents: mark(response.contents, 'response') } : response,
    ),
  };
}
