import { canonicalJson } from '../../1-load/canonical-json.ts';
import type { JsonObject, JsonValue } from '../../1-load/json.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import type { CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './check-schemas.ts';
import { convertedValue, matchesNamedTypes, namedTypes, namedTypeWords, valueText } from './value-type.ts';

/** A reason why a value does not match a schema, and the correction. */
interface Mismatch {
  readonly reason: string;
  readonly fix: string;
}

/** Reports a default that does not match its own schema. Only keywords beside the default count, and those of the target of `$ref`. */
export function checkDefault({ node }: CheckedSchema, { diagnostics, place, target, isVersion30 }: CheckContext): void {
  const { default: value } = node;
  if (value === undefined) return;
  // In OpenAPI 3.0, keywords beside a reference have no effect.
  const schemas = [node, ...(typeof node.$ref === 'string' && !isVersion30 ? [target(node) ?? {}] : [])];
  for (const schema of schemas) {
    const mismatch = mismatchOf(value, schema);
    if (mismatch === undefined) continue;
    const message = `The default ${valueText(value)} ${mismatch.reason}.`;
    diagnostics.warning('default-invalid', message, mismatch.fix, place(node, 'default', 'value'));
    return;
  }
}

function mismatchOf(value: JsonValue, schema: JsonObject): Mismatch | undefined {
  const types = namedTypes(schema);
  if (types !== undefined && !matchesNamedTypes(value, types)) {
    const converted = convertedValue(value, types);
    const fix = converted === undefined ? 'Correct the type or the default.' : `Write ${converted}.`;
    return { reason: `is not of the type ${namedTypeWords(types)}`, fix };
  }
  if (Array.isArray(schema.enum) && !schema.enum.some((allowed) => canonicalJson(allowed) === canonicalJson(value))) {
    const texts = schema.enum.filter((allowed) => typeof allowed === 'string');
    const near = typeof value === 'string' ? suggestion(value, texts) : undefined;
    const fix =
      near === undefined ? `Write one of ${schema.enum.map(valueText).join(', ')}.` : `Did you mean \`${near}\`?`;
    return { reason: 'is not in the enum', fix };
  }
  if (typeof value === 'number') return numberMismatch(value, schema);
  return typeof value === 'string' ? textMismatch(value, schema) : undefined;
}

function numberMismatch(
  value: number,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject,
): Mismatch | undefined {
  if (typeof minimum === 'number' && value < minimum)
    return { reason: `is below the minimum ${minimum}`, fix: `Write ${minimum} or more.` };
  if (typeof maximum === 'number' && value > maximum)
    return { reason: `is above the maximum ${maximum}`, fix: `Write ${maximum} or less.` };
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum)
    return { reason: `is not above ${exclusiveMinimum}`, fix: `Write more than ${exclusiveMinimum}.` };
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum)
    return { reason: `is not below ${exclusiveMaximum}`, fix: `Write less than ${exclusiveMaximum}.` };
  return undefined;
}

/** The formats that are simple enough to check here, with an example. */
const formats: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
  date: [/^\d{4}-\d\d-\d\d$/u, '2026-02-01'],
  'date-time': [/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/u, '2026-02-01T12:00:00Z'],
  uuid: [/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu, '123e4567-e89b-42d3-a456-426614174000'],
};

function textMismatch(value: string, { minLength, maxLength, format }: JsonObject): Mismatch | undefined {
  const { length } = Array.from(value);
  if (typeof minLength === 'number' && length < minLength)
    return { reason: `is shorter than the minLength ${minLength}`, fix: 'Correct one of them.' };
  if (typeof maxLength === 'number' && length > maxLength)
    return { reason: `is longer than the maxLength ${maxLength}`, fix: 'Correct one of them.' };
  const [form, example] =
    (typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined) ?? [];
  if (form === undefined || form.test(value)) return undefined;
  return { reason: `does not have the format ${String(format)}`, fix: `Write it like ${String(example)}.` };
}
