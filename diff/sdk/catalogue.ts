/** A map from the ids of changes of the generated client to their meanings. */
const clientChanges = {
  'sdk-argument-added': 'A method of the client accepts a new optional argument or property.',
  'sdk-argument-removed': 'A method of the client does not accept an argument or a property any more.',
  'sdk-argument-required': 'A method of the client requires an argument or a property that could be omitted.',
  'sdk-argument-type-changed': 'The type of an argument does not accept some values that it accepted before.',
  'sdk-argument-value-removed': 'An argument does not accept a documented value any more.',
  'sdk-argument-widened': 'An argument accepts additional documented values.',
  'sdk-credential-added': 'The client accepts the credential of a new security scheme.',
  'sdk-credential-changed': 'The client needs a different type of credential for a security scheme.',
  'sdk-credential-removed': 'The client does not accept the credential of a security scheme any more.',
  'sdk-error-class-removed':
    'An error class of the client is gone, because no operation has the status of this class any more.',
  'sdk-error-removed':
    'The body of an error response has no type any more, because the status is not described any more.',
  'sdk-error-type-changed': 'The body of an error response has another type.',
  'sdk-field-added': 'A result has a new property.',
  'sdk-field-nullable': 'A part of a result may be null.',
  'sdk-field-optional': 'A part of a result may be undefined.',
  'sdk-field-removed': 'A part of a result is gone.',
  'sdk-field-type-changed': 'A part of a result has another type.',
  'sdk-field-value-added': 'A part of a result has additional documented values, which existing code does not handle.',
  'sdk-field-value-removed':
    'A documented value of a part of a result is gone. Comparisons with this value no longer compile.',
  'sdk-method-added': 'The client has a new method.',
  'sdk-method-removed': 'A method of the client is gone.',
  'sdk-method-renamed': 'A method of the client has another name or belongs to another area.',
  'sdk-operation-renamed':
    'The types of an operation have other names, or `isErrorOf` needs another name, because the operationId changed.',
  'sdk-option-added': 'The client has a new option.',
  'sdk-option-removed': 'An option of the client is gone.',
  'sdk-option-required': 'The client requires an option that could be omitted.',
  'sdk-pages-removed': 'A method of the client cannot read further pages any more.',
  'sdk-type-removed': 'A type that a program can import is gone.',
} as const satisfies Record<string, string>;

/** A map from the ids of changes of the generated handler interfaces to their meanings. */
const handlerChanges = {
  'handlers-caller-changed':
    'The type of `context.auth` in a handler is different, because the operation accepts different credentials.',
  'handlers-input-added': 'The input of a handler has a new property.',
  'handlers-input-nullable': 'A part of the input of a handler may be null.',
  'handlers-input-optional': 'A part of the input of a handler may be undefined.',
  'handlers-input-removed': 'A part of the input of a handler is gone.',
  'handlers-input-type-changed': 'A part of the input of a handler has another type.',
  'handlers-input-value-added': 'A part of the input of a handler has additional documented values.',
  'handlers-input-value-removed': 'A documented value of a part of the input of a handler is gone.',
  'handlers-operation-added': 'A server can have a new handler. Without this handler, the operation responds with 501.',
  'handlers-operation-removed': 'The operation of a handler is gone.',
  'handlers-operation-renamed': 'The handler of an operation has another name or belongs to another area.',
  'handlers-result-added': 'The result of a handler may have a new property.',
  'handlers-result-removed': 'A property of the result of a handler is gone.',
  'handlers-result-required': 'The result of a handler must have a property that could be omitted.',
  'handlers-result-type-changed':
    'The type of the result of a handler does not accept some values that it accepted before.',
  'handlers-result-value-removed': 'The result of a handler must not contain one of the documented values any more.',
  'handlers-result-widened': 'The result of a handler may have additional documented values.',
  'handlers-status-added': 'A handler may return a new status.',
  'handlers-status-removed': 'A handler must not return one of the statuses any more.',
  'handlers-type-renamed': 'The types of a handler have another name.',
} as const satisfies Record<string, string>;

/** A map from the ids of all changes of the generated code to their meanings. */
export const sdkChanges = { ...clientChanges, ...handlerChanges } as const;

/** The id of a change of the generated client or of the generated handler interfaces. */
export type SdkChangeId = keyof typeof sdkChanges;

const compatible: ReadonlySet<SdkChangeId> = new Set([
  'handlers-input-added',
  'handlers-operation-added',
  'handlers-result-added',
  'handlers-result-widened',
  'handlers-status-added',
  'sdk-argument-added',
  'sdk-argument-widened',
  'sdk-credential-added',
  'sdk-field-added',
  'sdk-method-added',
  'sdk-option-added',
]);

/** Returns true if a change cannot prevent the compilation of a program. */
export const isCompatibleSdkChange = (id: SdkChangeId): boolean => compatible.has(id);
