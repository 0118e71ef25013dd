/** Returns true if a body is bytes, or is sent chunk by chunk or item by item. Such a body is not written as one JSON text. */
export const isBytesOrStream = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (ArrayBuffer.isView(value) || value instanceof ReadableStream || Symbol.asyncIterator in value);
