import { isSuccess, statusClass } from '@forgespec/templates/shared/responses';
import { isJsonObject } from '@forgespec/generator/json';
import type { WireRequest, WireResponse } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import { isJson, mediaKind } from '@forgespec/templates/shared/media-type';
import type { TestedOperation } from '../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';

/** Something that Prism is known to get wrong; where it applies, its vote does not count. `test/mock/prism-faults.test.ts` proves each. */
export interface Errata {
  readonly what: string;
  applies(vote: MockResponse): boolean;
}

export interface MockResponse {
  readonly operation: TestedOperation;
  readonly call: Arguments;
  readonly request: WireRequest;
  readonly response: WireResponse;
}

export const errata: readonly Errata[] = [
  {
    what: 'forms: arrays are refused, and arrays of objects pass unseen',
    applies: ({ call }) => call.body !== undefined && mediaKind(call.body.mediaType) === 'form',
  },
  {
    what: 'deepObject parameters: only listed properties of a plain object are looked at',
    applies: ({ operation, call }) =>
      operation.parameters.some(({ style, name }) => style === 'deepObject' && call.query[name] !== undefined),
  },
  {
    what: 'arrays in queries: not validated where null or another type is allowed as well',
    applies: ({ operation, call }) =>
      operation.parameters.some(
        ({ in: place, name, schema }) =>
          place === 'query' &&
          Array.isArray(call.query[name]) &&
          (mergedSchema(schema, () => ({ kind: 'boolean', value: true, pointer: '' }))?.type?.length ?? 0) !== 1,
      ),
  },
  {
    what: 'an empty value is accepted whatever its schema',
    applies: ({ call }) => Object.values({ ...call.query, ...call.header }).includes(''),
  },
  {
    what: 'of several documented successes it answers with the lowest',
    applies: ({ operation, response }) =>
      isSuccess(response.status) && operation.responses.filter(({ status }) => isSuccess(status)).length > 1,
  },
  {
    what: 'HEAD without an operation of its own',
    applies: ({ operation, request }) => request.method === 'HEAD' && operation.method !== 'head',
  },
  {
    what: 'bodies that are no JSON are made up as the word "string"',
    applies: ({ response }) =>
      isSuccess(response.status) &&
      !isJson(response.headers['content-type'] ?? 'application/json') &&
      response.body === 'string',
  },
  {
    what: 'a mock knows nothing of what exists: it cannot answer 403, 404, 409 or 429',
    applies: ({ call, response }) =>
      statusClass(response.status) === 4 && isJsonObject(call.path) && response.status === 404,
  },
];
