const parameter = /;[\t ]*(?:([!#$%&'*+.^`|~\w-]+)[\t ]*(?:=[\t ]*(?:"((?:[^"\\]|\\.)*)"|([^\t ;,"]+)))?)?/gu;

/**
 * Returns the parameters in the value of a header, such as `; name=value; name="quoted"`, with their names in lower case. If a name occurs
 * several times, the first one counts. A parameter without a value is left out. White space around `=` is ignored. Parameters of links
 * allow it, but parameters of media types do not.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.6
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export function parametersOf(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name, quoted, plain] of text.matchAll(parameter)) {
    const value = plain ?? quoted?.replace(/\\(.)/gu, '$1');
    if (name === undefined || value === undefined || parameters.has(name.toLowerCase())) continue;
    parameters.set(name.toLowerCase(), value);
  }
  return parameters;
}
