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
    const text = headers.get(name.toLowerCase()) ?? undefined;
    if (text === undefined) {
      if (check.isRequired === true)
        report(issues, path, schema, 'required', `must have the header ${JSON.stringify(name)}`);
      continue;
    }
    const values = isSetCookie(name)
      ? checkedCookies(headers.getSetCookie?.() ?? [text], check.read === undefined)
      : [check.read === undefined ? text : check.read(text)];
    for (const value of values) {
      if (!check.is(value)) check.collect(value, `${path}/${pointerSegment(name)}`, issues);
      receive?.(name, value);
    }
  }
}
