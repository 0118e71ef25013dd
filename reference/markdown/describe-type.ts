import { literalMarkdown } from '@forgespec/description/text/markdown';
import type { JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, NamedSchema, Schema } from '@forgespec/model';
import { anchorOf, inlineCode } from './markdown-text.ts';

/** Returns the type of a value in words, with links to named schemas: `array of [Pet](#pet)`, `integer or string`. */
export function describeType(schema: Schema | undefined, schemas: ReadonlyMap<string, NamedSchema>): string {
  if (schema === undefined || (schema.kind === 'boolean' && schema.value)) return 'anything';
  if (schema.kind === 'boolean') return 'nothing';
  if (schema.reference !== undefined) return referenceWords(schema.reference, schemas);
  const options = schema.oneOf ?? schema.anyOf;
  if (options !== undefined) return [...new Set(options.map((option) => describeType(option, schemas)))].join(' or ');
  const values = schema.const ?? schema.enum;
  if (values !== undefined) return values.map(valueWords).join(', ');
  if (schema.allOf !== undefined) return schema.allOf.map((part) => describeType(part, schemas)).join(' with ');
  return plainWords(schema, schemas);
}

function referenceWords(reference: string, schemas: ReadonlyMap<string, NamedSchema>): string {
  const named = schemas.get(reference);
  if (named === undefined) return 'anything';
  return named.isComponent
    ? `[${literalMarkdown(named.name)}](#${anchorOf(named.name)})`
    : describeType(named.schema, schemas);
}

function plainWords({ type, items, format }: KeywordSchema, schemas: ReadonlyMap<string, NamedSchema>): string {
  if (type === undefined) return items === undefined ? 'anything' : `array of ${describeType(items, schemas)}`;
  // Null comes last: "string or null".
  const names = type.toSorted((a, b) => Number(a === 'null') - Number(b === 'null'));
  const words = names.map((name) => {
    if (name === 'array') return items === undefined ? 'array' : `array of ${describeType(items, schemas)}`;
    return name === 'string' && format !== undefined ? `string (${literalMarkdown(format)})` : name;
  });
  return words.join(' or ');
}

const valueWords = (value: JsonValue): string => inlineCode(JSON.stringify(value));
