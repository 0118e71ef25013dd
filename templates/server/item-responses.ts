import { essenceOf } from '../shared/media-type.ts';
import { responseKey } from '../shared/statuses.ts';
import { sequenceNotation, type SequenceNotation } from '../shared/sequence-notation.ts';
import type { EventData } from '../shared/write-event.ts';
import type { HandlerResult, ServerParts } from './dispatch.ts';
import { encodedItems } from './encoded-items.ts';
import type { ItemStep } from './item-checks.ts';
import type { RequestContext } from './handler-context.ts';
import type { Route } from './route.ts';

/** The options of a server that sends items one by one. */
export interface ItemOptions {
  /**
   * The longest time in which an event stream sends nothing, in milliseconds. After this time, the server sends a comment, so that proxies
   * do not close the connection. Default: 15,000. The server also sends a comment at the start of each event stream. With `Infinity`, it
   * sends no other comments.
   */
  readonly heartbeat?: number;
}

/** The functions that write, convert and check items. A function is absent if the description does not need it. */
interface ItemFunctions {
  readonly writers: { readonly [Notation in SequenceNotation]?: (item: never, eventData: EventData) => string };
  /** The steps for each item, in their order. They get the item with the replaced values. */
  readonly steps: readonly ItemStep[];
  /** Replaces values such as a `Date` by the values that are sent for them. */
  readonly convert?: (item: unknown, route: Route, status: number) => unknown;
}

/**
 * Returns the parts of a server that sends bodies with a sequential media type item by item.
 *
 * @param parts the parts that write other bodies.
 */
export function withItemStreams<Parts extends Required<Pick<ServerParts, 'respond'>>>(
  parts: Parts,
  functions: ItemFunctions,
  { heartbeat = 15_000 }: ItemOptions,
): Parts {
  return {
    ...parts,
    respond: (...[route]: Parameters<typeof parts.respond>) => {
      const write = parts.respond(route);
      const sequences: RouteSequences = { ...functions, route, heartbeat };
      return (...[result, context]: Parameters<typeof write>) =>
        write(withEncodedItems(sequences, result, context), context);
    },
  };
}

/** The data of a route that is needed to write its sequences. */
interface RouteSequences extends ItemFunctions {
  readonly route: Route;
  readonly heartbeat: number;
}

/** Replaces a body that is a sequence of items by the bytes of the items. Returns other results unchanged. */
function withEncodedItems(sequences: RouteSequences, result: HandlerResult, context: RequestContext): HandlerResult {
  const { route, writers, steps, convert, heartbeat } = sequences;
  const mediaType = essenceOf(result.contentType ?? preferredMediaType(route, result));
  const notation = sequenceNotation(mediaType);
  const writeItem = notation && writers[notation];
  const { body } = result;
  if (writeItem === undefined || !isIterable(body)) return result;
  const isComment = (item: unknown): boolean =>
    notation === 'events' && typeof item === 'object' && item !== null && 'comment' in item;
  const itemSteps = steps.flatMap((prepareStep) => prepareStep(route, result, mediaType, context) ?? []);
  const encode = (item: unknown): string => {
    const converted = convert === undefined ? item : convert(item, route, result.status);
    const sent = isComment(converted) ? converted : itemSteps.reduce((given, step) => step(given), converted);
    return writeItem(sent as never, route.eventData ?? 'json');
  };
  return notation === 'events'
    ? { ...result, headers: { ...eventHeaders, ...result.headers }, body: encodedItems(body, heartbeat, encode) }
    : { ...result, headers: { ...result.headers }, body: encodedItems(body, undefined, encode) };
}

/** The headers of event streams. Without these headers, a cache or a proxy such as nginx may keep events until it has many. */
const eventHeaders = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as const;

function preferredMediaType({ responses }: Route, { status }: HandlerResult): string {
  const key = responseKey(Object.keys(responses), status);
  return (key === undefined ? undefined : responses[key]?.[0]) ?? '';
}

const isIterable = (body: unknown): body is AsyncIterable<unknown> | Iterable<unknown> =>
  typeof body === 'object' && body !== null && (Symbol.asyncIterator in body || Symbol.iterator in body);
