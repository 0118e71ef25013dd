/**
 * Returns the URL of a server with the values of its variables. A variable without a value is not replaced.
 *
 * @param valueOf returns the value of a variable, usually its default; undefined if the variable has no value.
 * @see https://spec.openapis.org/oas/v3.1.1.html#server-variable-object
 */
export const filledUrl = (template: string, valueOf: (variable: string) => string | undefined): string =>
  template.replace(/\{([^{}]*)\}/gu, (variable, name: string) => valueOf(name) ?? variable);

/**
 * Returns the path of a URL without slashes at its end, such as `/v1`. Returns an empty text if the argument is not a URL. The paths of
 * operations are appended to the result.
 *
 * @param url may be relative.
 * @see https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
export const pathOfUrl = (url: string): string =>
  // A relative URL can be parsed only with a base. The host of the base does not matter.
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname.replace(/\/+$/u, '') : '';
