import { type SchemaChange, schemaChangeNames, schemaChanges } from '../schema/schema-changes.ts';
import type { MessageDirection } from '../schema/normal/conjunction.ts';

/** A map from the id of a change of the HTTP API to its meaning. Changes of schemas are not in this map. */
const partChanges = {
  'operation-added': 'The revision has an operation that the base does not have.',
  'operation-removed': 'The base has an operation that the revision does not have. Requests to the operation fail.',
  'operation-removed-with-deprecation': 'A deprecated operation without an `x-sunset` is gone.',
  'operation-removed-after-sunset': 'An operation is gone, after the date that its `x-sunset` announced.',
  'operation-removed-before-sunset': 'An operation is gone before the date that its `x-sunset` announced.',
  'operation-slash-changed':
    'The path of an operation got or lost a slash at its end. Servers may treat the new path as a different path.',
  'operation-deprecated': 'The operation is deprecated.',
  'operation-no-longer-deprecated': 'The operation is no longer deprecated.',
  'operation-id-changed': 'The operationId of the operation is different. The generated code has different names.',
  'operation-tag-added': 'The operation has a further tag.',
  'operation-tag-removed': 'The operation has lost a tag.',
  'sunset-invalid':
    'The value of `x-sunset` is not a date. If only the old value is not a date, the change is compatible.',
  'sunset-earlier':
    'The end of a deprecated part (`x-sunset`) is earlier than announced, or it is no longer announced.',
  'sunset-later':
    'The end of a deprecated part (`x-sunset`) is later than announced, or it is announced for the first time.',
  'stability-decreased': 'The value of `x-stability-level` promises less stability than before.',
  'stability-increased': 'The value of `x-stability-level` promises more stability than before.',
  'stability-invalid':
    'The value of `x-stability-level` is not draft, alpha, beta or stable. If only the old value is none of these, the change is compatible.',
  'request-parameter-added': 'An optional parameter is new.',
  'request-parameter-added-as-required': 'A required parameter is new. Requests without this parameter fail.',
  'request-parameter-removed': 'A parameter is gone. The server may ignore this parameter or reject the request.',
  'request-parameter-became-required': 'A parameter must be sent.',
  'request-parameter-became-optional': 'A parameter may be omitted.',
  'request-parameter-serialization-changed':
    'A parameter is serialized in another way, for example with another `style`.',
  'request-parameter-empty-value-forbidden': 'A parameter must not be sent without a value.',
  'request-body-added': 'An operation reads an optional body.',
  'request-body-added-as-required': 'An operation requires a body. Requests without a body fail.',
  'request-body-removed': 'An operation no longer reads a body.',
  'request-body-became-required': 'The body must be sent.',
  'request-body-became-optional': 'The body may be omitted.',
  'request-media-type-added': 'Bodies of requests may have a further media type.',
  'request-media-type-removed': 'One of the media types of request bodies is gone. Requests with this media type fail.',
  'request-encoding-changed': 'Fields of a form are serialized in another way (`encoding`).',
  'response-status-added': 'Responses can have a further status.',
  'response-status-removed': 'One of the statuses of the responses is gone.',
  'response-media-type-added': 'Responses can have a further media type.',
  'response-media-type-removed': 'One of the media types of the responses is gone.',
  'response-header-added': 'Responses can have a further header.',
  'response-header-removed': 'One of the headers of the responses is gone.',
  'response-header-became-required': 'A header is always present in responses.',
  'response-header-became-optional': 'A header can be missing in responses.',
  'response-link-changed': 'A link of a response differs.',
  'security-requirement-added': 'Callers can authenticate in a further way.',
  'security-requirement-removed':
    'Callers can no longer authenticate in one of the ways. Requests that use this way fail.',
  'security-removed': 'Callers no longer need credentials.',
  'security-added': 'Callers need credentials. Requests without credentials fail.',
  'security-scope-added': 'Credentials need a further scope.',
  'security-scope-removed': 'Credentials need fewer scopes.',
  'security-scheme-added': 'A security scheme is new.',
  'security-scheme-removed': 'A security scheme is gone.',
  'security-scheme-changed': 'Credentials of a security scheme are sent or obtained in another way.',
  'security-scheme-scope-added': 'A flow of a security scheme declares a further scope.',
  'security-scheme-scope-removed': 'A scope is gone from a flow of a security scheme.',
  'server-added': 'A server is new.',
  'server-removed': 'A server is gone from the description.',
  'server-default-changed': 'The default value of a variable in the URL of a server is different.',
  'webhook-added': 'The API can send a further webhook.',
  'webhook-removed': 'The API no longer sends a webhook.',
  'callback-added': 'The API can send a further callback.',
  'callback-removed': 'The API no longer sends a callback.',
  'component-removed': 'A schema of the components is gone. Its generated type is gone too.',
  'component-added': 'A schema of the components is new.',
  'tag-added': 'The list of tags has a further tag.',
  'tag-removed': 'A tag is gone from the list of tags.',
  'version-changed': 'The version of the API is different.',
  'documentation-changed': 'The documentation, examples or extensions differ.',
} as const satisfies Record<string, string>;

/** The id of a change of the HTTP API that is not a change of a schema. */
export type PartChange = keyof typeof partChanges;

/** The beginning of the id of a schema change: `request-body` in `request-body-type-changed`. */
export type SchemaSubject =
  `${MessageDirection}-${'body' | 'property' | `${'header' | 'parameter'}${'' | '-property'}`}`;

/** The id of a change of the HTTP API. */
export type ApiChangeId = `${SchemaSubject}-${SchemaChange}` | PartChange;

const subjects: readonly SchemaSubject[] = [
  'request-body',
  'request-property',
  'request-parameter-property',
  'request-parameter',
  'response-body',
  'response-property',
  'response-header-property',
  'response-header',
];

/** Returns the meaning of the id of a change of the HTTP API. Returns undefined if the text is not such an id. */
export function apiChangeMeaning(id: string): string | undefined {
  const part = Object.entries(partChanges).find(([name]) => name === id);
  if (part !== undefined) return part[1];
  const change = schemaChangeIn(id)?.change;
  return change === undefined ? undefined : schemaChanges[change];
}

/**
 * Returns the subject and the change in the id of a schema change, such as `request-body` and `type-changed`. Returns
 * undefined if the text is not the id of a schema change.
 */
export function schemaChangeIn(
  id: string,
): { readonly subject: SchemaSubject; readonly change: SchemaChange } | undefined {
  if (Object.hasOwn(partChanges, id)) return undefined;
  // Sometimes two subjects match the beginning of an id, but only one of them is right. For example,
  // `request-parameter-property-names-restricted` begins with `request-parameter-property`, but consists of the subject
  // `request-parameter` and the change `property-names-restricted`.
  for (const subject of subjects) {
    const change = schemaChangeNames.find((name) => `${subject}-${name}` === id);
    if (change !== undefined) return { subject, change };
  }
  return undefined;
}

/** Returns true if the id belongs to a change of a schema. */
export const isSchemaChangeId = (id: string): boolean => schemaChangeIn(id) !== undefined;

/** Returns the ids of all changes of the HTTP API. */
export const apiChangeIds = (): readonly string[] => [
  ...Object.keys(partChanges),
  ...subjects.flatMap((subject) => Object.keys(schemaChanges).map((change) => `${subject}-${change}`)),
];
