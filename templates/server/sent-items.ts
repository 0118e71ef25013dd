import type { EventComment } from '../shared/write-event.ts';

/** The items of a response. The server reads an item only after it has sent the previous item. */
export type SentItems<Item> = AsyncIterable<Item> | Iterable<Item>;

/** The events of a response, and comments, which receivers ignore. */
export type SentEvents<Event> = SentItems<Event | EventComment>;
