/** An event of a stream. */
export interface ServerSentEvent<Data> {
  readonly data: Data;
  /** The type of the event. */
  readonly event?: string;
  readonly id?: string;
  /** The time before a new connection, in milliseconds. */
  readonly retry?: number;
}

/** A stream of events. The items of the stream are the data of the events. A stream can be read only once. */
export interface EventStream<Data> extends AsyncIterable<Data> {
  /** The whole events, each with its type and its id. Read either the events or their data. */
  readonly events: AsyncIterable<ServerSentEvent<Data>>;
}

/**
 * The data of a call that returns events. If the description has a schema for each type of event, the items of the stream are whole events.
 */
export type EventsOf<Event> = [Event] extends [{ readonly event?: infer Name }]
  ? string extends Name
    ? EventStream<DataOf<Event>>
    : AsyncIterable<Event>
  : EventStream<DataOf<Event>>;

type DataOf<Event> = Event extends { readonly data?: infer Data } ? Data : undefined;
