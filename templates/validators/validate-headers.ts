import type { HeaderTexts } from '../shared/request-decoders.ts';
import { checkedCookies, isSetCookie } from '../shared/set-cookie.ts';
import type { HeaderCheck } from '../shared/response-description.ts';
import { pointerSegment, report, type ValidationIssue } from './report.ts';

/**
 * Converts and checks the described headers of a message.
 *
 * @param checks a map from header names to checks.
 * @param path JSON Pointer to the headers.
 * @param schema JSON Pointer to the description of the headers.
 * @param receive receives the value of each header that is present.
 */
export function validateHeaders(
  checks: Readonly<Record<string, HeaderCheck | undefined>>,
  headers: HeaderTexts,
  path: string,
  schema: string,
  issues: ValidationIssue[],
  receive?: (name: string, value: unknown) => void,
): void {
  for (const [name, check] of Object.entries(checks)) {
    if (check === undefined) continue;
    const values = valuesOf(name, check, headers);
    if (values === undefined && check.isRequired === true)
      report(issues, path, schema, 'required', `must have the header ${JSON.stringify(name)}`);
    for (const value of values ?? []) {
      if (!check.is(value)) check.collect(value, `${path}/${pointerSegment(name)}`, issues);
      receive?.(name, value);
    }
  }
}

/** Returns the values of a header: one for each cookie, otherwise one value. Returns undefined if the header is missing. */
function valuesOf(name: string, { read }: HeaderCheck, headers: HeaderTexts): readonly unknown[] | undefined {
  const text = headers.get(name.toLowerCase()) ?? undefined;
  if (text === undefined) return undefined;
  if (isSetCookie(name)) return checkedCookies(headers.getSetCookie?.() ?? [text], read === undefined);
  return [read === undefined ? text : read(text)];
}
