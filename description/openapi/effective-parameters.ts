/** The two properties that identify a parameter. */
export interface ParameterKey {
  readonly name?: unknown;
  readonly in?: unknown;
}

/**
 * Returns the parameters that apply to an operation. The parameters of the path item come first, except parameters that the operation
 * replaces. The parameters of the operation itself follow. OpenAPI 3.1, Path Item Object, `parameters`.
 *
 * @param keyOf returns the `name` and `in` of a parameter.
 */
export function effectiveParameters<Parameter>(
  common: readonly Parameter[],
  own: readonly Parameter[],
  keyOf: (parameter: Parameter) => ParameterKey,
): Parameter[] {
  const replaced = own.map(keyOf);
  const inherited = common.filter((parameter) => {
    const key = keyOf(parameter);
    return !replaced.some((other) => other.name === key.name && other.in === key.in);
  });
  return [...inherited, ...own];
}
