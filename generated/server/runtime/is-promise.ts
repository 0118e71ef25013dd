// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Whether something is still to come. What is there already is not waited for: most of what a request meets is, and every turn that
 * it waits costs more than a whole check of its parameters.
 */
export const isPromise = <Value>(value: PromiseLike<Value> | Value): value is PromiseLike<Value> =>
  typeof value === 'object' && value !== null && typeof (value as Partial<PromiseLike<Value>>).then === 'function';
