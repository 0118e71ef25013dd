/** The kinds of parts of a description whose names a user can choose. */
export const nameableKinds = ['areas', 'calls', 'methods', 'operations', 'schemas', 'verbs'] as const;

export type NameableKind = (typeof nameableKinds)[number];

/**
 * The names that a user chooses for parts of a description (`names` in the config). For each kind of part, an object maps keys to names.
 * The keys are:
 *
 * - `areas`: the tag.
 * - `operations` and `methods`: the `operationId`, or the method and the path, such as `GET /pets`.
 * - `schemas`: the name of the component, or a JSON Pointer.
 * - `calls`: a pattern of an `operationId`, of a path or of a tag. The value is a call of the client with placeholders, such as
 *   `admin.{path}.{verb}`.
 * - `verbs`: the verb of a method, such as `get`. The value replaces the verb.
 *
 * In the keys of areas, schemas and calls, `*` stands for any text, and `{1}` in the value for this text.
 */
export type NameOverrides = Readonly<Partial<Record<NameableKind, Readonly<Record<string, string>>>>>;
