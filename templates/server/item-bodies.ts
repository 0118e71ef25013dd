import { essenceOf } from '../shared/media-type.ts';
import type { SplitItems } from '../shared/read-json-items.ts';
import { decodersFor, type Decoded, type RequestDecoders } from '../shared/request-decoders.ts';
import { sequenceNotation, type SequenceNotation } from '../shared/sequence-notation.ts';
import { bodyLimits, refuseManyValues, type BodyOptions } from './body-limits.ts';
import { unreadable, type TextReaders } from './body-text.ts';
import { invalid } from './decode-request.ts';
import type { Step } from './dispatch.ts';
import type { Route } from './route.ts';

/**
 * Returns the step for bodies with a sequential media type. The step replaces the chunks of such a body by its items. The step must run
 * after the step that decodes bodies.
 *
 * @param splitters a map from a notation, such as `lines`, to the function that splits bodies.
 */
export function itemBodyPart(
  splitters: { readonly [Notation in SequenceNotation]?: SplitItems },
  { parseJson }: Pick<TextReaders, 'parseJson'>,
  options: BodyOptions,
): (route: Route) => Step | undefined {
  return (route) => {
    if (!route.requestBody?.mediaTypes.some((mediaType) => sequenceNotation(essenceOf(mediaType)))) return undefined;
    return (request, _query, _context, input) => {
      const notation = sequenceNotation(essenceOf(request.header('content-type') ?? ''));
      const split = notation && splitters[notation];
      if (split !== undefined) {
        const texts = split(input.body as AsyncIterable<Uint8Array>);
        const decoders = decodersFor(route.request, String(input.contentType));
        const limits = bodyLimits(options, route, 'sequence', String(input.contentType));
        const parse = (text: string): unknown => {
          refuseManyValues(text, limits);
          return parseJson(text, limits.depth);
        };
        input.body = decodedItems(texts, parse, route, decoders);
      }
      return undefined;
    };
  };
}

/** @throws the refusal of an item that is not valid, when this item is read. */
async function* decodedItems(
  texts: AsyncIterable<string>,
  parse: (text: string) => unknown,
  route: Route,
  decoders: RequestDecoders,
): AsyncGenerator<unknown> {
  let index = 0;
  let current = '';
  try {
    for await (const text of texts) {
      current = text;
      const { value, issues } = itemOf(parse(text), decoders);
      if (issues !== undefined)
        throw invalid(
          route,
          issues.map((issue) => ({ ...issue, path: issue.path.replace(/^\/body/u, `/body/${index}`) })),
        );
      yield value;
      index++;
    }
  } catch (error) {
    throw error instanceof SyntaxError
      ? unreadable(`Item ${index} of the body`, `/body/${index}`, current, error)
      : error;
  }
}

const itemOf = (value: unknown, { bodyItem }: RequestDecoders): Decoded => bodyItem?.(value) ?? { value };
