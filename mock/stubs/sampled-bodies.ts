import { sampleValue } from '@forgespec/model/values';
import type { JsonValue } from '@forgespec/description/json';
import { apiOf } from '../api-of-document.ts';
import type { OpenApiDocument } from '../openapi-document.ts';

/** The address of a body in a description. */
export interface BodyAddress {
  /** The method and the path of the operation: `get /pets`. */
  readonly operation: string;
  /** The status of the response, as the description writes it: `200`, `2XX` or `default`. */
  readonly status: string;
  readonly mediaType: string;
}

/** Returns the simplest value of the schema of a body. Returns undefined if no value is found. */
export type BodySampler = (address: BodyAddress) => Promise<JsonValue | undefined>;

/** Returns a function that creates bodies for the responses that have no example. The model of the document is built for the first one. */
export function bodySampler(document: OpenApiDocument): BodySampler {
  let building: ReturnType<typeof samplesOf> | undefined;
  return async (address) => {
    // After a failure, the next request tries again.
    building ??= samplesOf(document).catch((error: unknown) => {
      building = undefined;
      throw error;
    });
    return (await building)(address);
  };
}

async function samplesOf(document: OpenApiDocument): Promise<(address: BodyAddress) => JsonValue | undefined> {
  const api = await apiOf(document);
  const operations = new Map(
    api?.areas
      .flatMap((area) => area.operations)
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const schemas = new Map(api?.schemas.map(({ reference, schema }) => [reference, schema]));
  return ({ operation, status, mediaType }) => {
    const response = operations.get(operation)?.responses.find((candidate) => candidate.status === status);
    const schema = response?.contents.find((content) => content.mediaType === mediaType)?.schema;
    return schema && sampleValue(schema, (reference) => schemas.get(reference) ?? nothing);
  };
}

const nothing = { kind: 'boolean', value: false, pointer: '' } as const;
