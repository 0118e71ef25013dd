import { hasOwn } from '../../shared/has-own.ts';
import type { FormFields } from '../../shared/request-decoders.ts';
import type { HeaderCheck } from '../../shared/response-description.ts';
import { validateHeaders } from '../validate-headers.ts';
import { pointerSegment, type ValidationIssue } from '../report.ts';
import { setOwn } from './members.ts';

/** A map from header names to checks, for the parts of one field. */
type HeaderChecks = Readonly<Record<string, HeaderCheck>>;

/**
 * Returns a copy of a form's value. In the fields that `described` contains, an object `{ value, headers }` replaces each part. Converts
 * and checks each header.
 *
 * @param described a map from fields to the checks of their headers.
 * @param schema JSON Pointer to the schema of the form.
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object
 */
export function withPartHeaders(
  value: object,
  form: FormFields,
  described: Readonly<Record<string, HeaderChecks>>,
  schema: string,
  issues: ValidationIssue[],
): object {
  const received = new Map<string, (readonly [index: number, headers: Headers])[]>();
  form.forEach((_, field, headers) => {
    // If form fields are written with brackets, the fields of a list are `name[]`, or `name[0]` and so on.
    const [, name = field, index = ''] = hasOwn(value, field) ? [] : (/^([^]*)\[(\d*)\]$/u.exec(field) ?? []);
    const others = received.get(name) ?? [];
    others.push([Number(index), headers instanceof Headers ? headers : new Headers()]);
    received.set(name, others);
  });
  const result: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(value)) {
    const checks = hasOwn(described, name) ? described[name] : undefined;
    const path = `/body/${pointerSegment(name)}`;
    const inOrder = [...(received.get(name) ?? [])].sort(([a], [b]) => a - b);
    const partOf = (item: unknown, index: number, itemPath: string): object => ({
      value: item,
      headers: headersOf(inOrder[index]?.[1], checks, itemPath, schema, issues),
    });
    const parts = Array.isArray(content)
      ? content.map((item, index) => partOf(item, index, `${path}/${index}`))
      : partOf(content, 0, path);
    setOwn(result, name, checks === undefined ? content : parts);
  }
  return result;
}

function headersOf(
  headers: Headers | undefined = new Headers(),
  checks: HeaderChecks = {},
  path: string,
  schema: string,
  issues: ValidationIssue[],
): object {
  const values: Record<string, unknown> = {};
  validateHeaders(checks, headers, `${path}/headers`, schema, issues, (name, value) => setOwn(values, name, value));
  return values;
}
