import { isBracketed } from '@forgespec/model';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { isJson, mediaKind } from '@forgespec/templates/shared/media-type';
import { mergedSchema } from '@forgespec/model/values';
import type { WireRequest, WireResponse } from '../http/wire-request.ts';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';

/**
 * A known defect or limit of Prism, or of every mock. The comparison ignores the responses that this defect or limit may affect.
 * `test/mock/prism-defects.test.ts` tests the defects.
 */
export interface Errata {
  readonly reason: string;
  applies(vote: MockResponse): boolean;
}

/** A response of the mock, with its request. */
export interface MockResponse {
  readonly operation: TestedOperation;
  readonly args: Arguments;
  readonly request: WireRequest;
  readonly response: WireResponse;
  /** The status with which the tested server responded to the same request. */
  readonly serverStatus: number;
}

export const errata: readonly Errata[] = [
  {
    reason: 'forms: arrays are rejected, and arrays of objects are not validated',
    applies: ({ args }) => args.body !== undefined && mediaKind(args.body.mediaType) === 'form',
  },
  {
    reason: 'deepObject parameters: only listed properties of a plain object are validated',
    applies: ({ operation, args }) =>
      operation.parameters.some((parameter) => isBracketed(parameter) && args.query[parameter.name] !== undefined),
  },
  {
    reason: 'arrays in queries: not validated if the schema also allows null or another type',
    applies: ({ operation, args }) =>
      operation.parameters.some(
        ({ in: location, name, schema }) =>
          location === 'query' &&
          Array.isArray(args.query[name]) &&
          (mergedSchema(schema, () => ({ kind: 'boolean', value: true, pointer: '' }))?.type?.length ?? 0) !== 1,
      ),
  },
  {
    reason: 'an empty value is accepted for every schema',
    applies: ({ args }) => Object.values({ ...args.query, ...args.header }).includes(''),
  },
  {
    reason: 'several documented success statuses: Prism always returns the lowest one',
    applies: ({ operation, response }) =>
      isSuccess(response.status) && operation.responses.filter(({ status }) => isSuccess(status)).length > 1,
  },
  {
    reason: 'HEAD requests to a path without a HEAD operation',
    applies: ({ operation, request }) => request.method === 'HEAD' && operation.method !== 'head',
  },
  {
    reason: 'bodies that are not JSON: Prism returns the word "string" instead',
    applies: ({ response }) =>
      isSuccess(response.status) &&
      !isJson(response.headers['content-type'] ?? 'application/json') &&
      response.body === 'string',
  },
  {
    reason: 'a mock has no state: it cannot respond with 403, 404, 409 or 429',
    applies: ({ response, serverStatus }) => isSuccess(response.status) && [403, 404, 409, 429].includes(serverStatus),
  },
  {
    reason: 'the mock does not have the resource: it responds with 404',
    applies: ({ response, serverStatus }) => response.status === 404 && isSuccess(serverStatus),
  },
];
