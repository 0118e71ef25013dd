import type { JsonValue } from '../json.ts';
import { suggestion } from '../../diagnostics/suggestion.ts';
import type { FieldType } from './field-type.ts';
import { fieldTypeWords } from './type-words.ts';

/** Returns the correction of a value that does not have the type of its field. */
export function typeFix(type: FieldType, value: JsonValue): string {
  switch (type.kind) {
    case 'choice':
      return choiceFix(type.values, value);
    case 'boolean':
      return value === 'true' || value === 'false' ? `Write ${value} without quotes.` : 'Write `true` or `false`.';
    case 'list':
      return typeof value === 'string' && type.item.kind === 'string'
        ? `Write a list: \`[${value}]\`.`
        : 'Write a list: each entry begins with `- `.';
    case 'map':
    case 'object':
    case 'schema':
      if (Array.isArray(value)) return `Write ${fieldTypeWords(type)}: names with values, without \`- \`.`;
      return `Write ${fieldTypeWords(type)}, or remove the key.`;
    default:
      return typeof value === 'number' || typeof value === 'boolean'
        ? `Write it in quotes: '${value}'.`
        : `Write ${fieldTypeWords(type)}, or remove the key.`;
  }
}

function choiceFix(values: readonly string[], value: JsonValue): string {
  if (value === 'body' || value === 'formData') return 'Describe the body of a request with `requestBody`.';
  const near = typeof value === 'string' ? suggestion(value, values) : undefined;
  return near === undefined ? `Write one of ${values.join(', ')}.` : `Did you mean \`${near}\`?`;
}
