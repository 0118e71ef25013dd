/** A part of a request whose value selects between a stream and another body of the response. */
export interface ResponseSelector extends SelectingValue {
  readonly in: 'body' | 'query';
  /** The media type of the response if the part has the value. Its body is a sequence of items. */
  readonly mediaType: string;
  /** The media type of the response if the part has another value, or is left out. */
  readonly otherwise: string;
}

/** The name of a query parameter or of a property of the body, and the value that selects a stream. */
export interface SelectingValue {
  readonly name: string;
  readonly value: boolean | string;
}
