import { isJson } from '@forgespec/templates/shared/media-type';
import { isSuccess, statusClass } from '@forgespec/templates/shared/statuses';
import { canonicalJson } from '@forgespec/description/json';
import type { Api, OperationModel, Resolve, Response } from '@forgespec/model';
import { contentFormat, type ContentFormat } from './content-format.ts';

/** A format of refusals, and the responses that have it. */
export interface UsedFormat extends ContentFormat {
  /** For each operation, the keys of its responses, such as `404`, `4XX` or `default`. */
  readonly responses: Map<string, string[]>;
  /** True for the format of refusals that belong to no described response. */
  isCommon: boolean;
}

/**
 * Returns the formats of refusals in the described responses of an API, without the default format, JSON with a `message`. The format that
 * most responses have is the common format. There is no common format if a response has a body that cannot express a refusal, or if most
 * responses have the default format.
 */
export function refusalFormats(api: Api): UsedFormat[] {
  const schemas = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  const resolve: Resolve = (reference) => schemas.get(reference);
  const formats = new Map<string, UsedFormat>();
  let isAnyUnknown = false;
  for (const operation of api.areas.flatMap(({ operations }) => operations)) {
    for (const response of errorResponses(operation)) {
      const format = responseFormat(response, resolve);
      if (format === undefined) isAnyUnknown ||= response.status !== 'default' || hasSuccess(operation);
      else addUse(formats, format, operation, response);
    }
  }
  const [most] = [...formats].toSorted(([a, one], [b, two]) => countUses(two) - countUses(one) || (a < b ? -1 : 1));
  if (most !== undefined && !isAnyUnknown) most[1].isCommon = true;
  return [...formats.values()].filter(({ isDefault }) => !isDefault);
}

/** @param formats the formats of earlier responses, by their data. */
function addUse(
  formats: Map<string, UsedFormat>,
  format: ContentFormat,
  { name }: OperationModel,
  { status }: Response,
): void {
  const key = canonicalJson(format.data);
  const used = formats.get(key) ?? { ...format, responses: new Map(), isCommon: false };
  formats.set(key, used);
  used.responses.set(name, [...(used.responses.get(name) ?? []), status]);
}

/** Returns the number of responses that have a format. */
const countUses = ({ responses }: UsedFormat): number =>
  [...responses.values()].reduce((sum, { length }) => sum + length, 0);

/** Returns the described redirects and errors with a body. */
const errorResponses = ({ responses }: OperationModel): Response[] =>
  responses.filter(({ status, contents }) => contents.length > 0 && (status === 'default' || statusClass(status) >= 3));

/** Returns false if `default` describes the success. */
const hasSuccess = ({ responses }: OperationModel): boolean => responses.some(({ status }) => isSuccess(status));

/** Returns the format of the first media type that can express a refusal. Problem details are preferred. */
function responseFormat({ contents }: Response, resolve: Resolve): ContentFormat | undefined {
  const formats = contents.flatMap((content) =>
    isJson(content.mediaType) ? (contentFormat(content, resolve) ?? []) : [],
  );
  return formats.find(({ isProblem }) => isProblem) ?? formats[0];
}
