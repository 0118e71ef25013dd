/** The kinds of parts of a description whose names a user can choose. */
export const nameableKinds = ['areas', 'operations', 'methods', 'schemas'] as const;

export type NameableKind = (typeof nameableKinds)[number];

/**
 * The names that a user chooses for parts of a description (`names` in the config). For each kind of part, an object maps keys to names.
 * The keys are:
 *
 * - `areas`: the tag.
 * - `operations` and `methods`: the `operationId`, or the method and the path, such as `GET /pets`.
 * - `schemas`: the name of the component, or a JSON Pointer.
 */
export type NameOverrides = Readonly<Partial<Record<NameableKind, Readonly<Record<string, string>>>>>;
