// The possible values of the options that select the TypeScript types of an output. The first value of each list is the default.

/** How a named enum is written in TypeScript. `union` is a union of literals. `constants` also adds a constant object with the values. */
export const enumForms = ['union', 'constants'] as const;

export type EnumForm = (typeof enumForms)[number];

/** The type of values with the format `date-time`. */
export const dateTimeTypes = ['string', 'Date'] as const;

export type DateTimeType = (typeof dateTimeTypes)[number];

/** The type of integers with the format `int64` or `uint64`. With `string`, each integer is a string with its decimal digits. */
export const int64Types = ['number', 'bigint', 'string'] as const;

export type Int64Type = (typeof int64Types)[number];

/**
 * The type of bodies that are neither JSON nor text. By default, the client returns a `Blob`, and handlers of a server receive an
 * `AsyncIterable` of chunks.
 */
export const binaryTypes = ['default', 'bytes', 'stream'] as const;

export type BinaryType = (typeof binaryTypes)[number];
