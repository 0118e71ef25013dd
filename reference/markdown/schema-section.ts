import { literalMarkdown, markdownWithoutHtml } from '@forgespec/description/text/markdown';
import type { KeywordSchema, NamedSchema, Schema } from '@forgespec/model';
import { inlineCode, paragraphs, table } from './markdown-text.ts';
import { defaultRemark, remarks } from './remarks.ts';
import { describeType } from './describe-type.ts';

type Schemas = ReadonlyMap<string, NamedSchema>;

/** Returns the section of a schema: its description, its type and its properties. */
export function schemaSection({ name, schema }: NamedSchema, schemas: Schemas): string {
  if (schema.kind === 'boolean')
    return paragraphs(`### ${literalMarkdown(name)}`, `Type: ${describeType(schema, schemas)}.`);
  const parts = [schema, ...(schema.allOf ?? []).filter((part) => part.kind === 'keywords')];
  const own = parts.filter(({ reference }) => reference === undefined);
  const rows = own.flatMap((part) => propertyRows(part, schemas));
  const others = parts.flatMap((part) => otherTypes(part, schemas));
  return paragraphs(
    `### ${literalMarkdown(name)}`,
    markdownWithoutHtml(schema.annotations.description ?? ''),
    remarks(schema.annotations).join(' '),
    rows.length === 0 && others.length === 0 ? `Type: ${describeType(schema, schemas)}.` : others.join(' '),
    table(['property', 'type', 'required', 'meaning'], rows),
  );
}

/**
 * Returns a sentence about the target of a `$ref`, or about the alternatives of `oneOf` or `anyOf`. Returns an empty
 * list if the schema has none of them.
 */
function otherTypes(part: KeywordSchema, schemas: Schemas): string[] {
  if (part.reference !== undefined) return [`Has all properties of ${describeType(part, schemas)}.`];
  return part.oneOf === undefined && part.anyOf === undefined ? [] : [`Is ${describeType(part, schemas)}.`];
}

function propertyRows({ properties = [], required = [] }: KeywordSchema, schemas: Schemas): string[][] {
  const shown = properties.filter(({ isOmitted }) => isOmitted !== true);
  return shown.map(({ name, schema }) => [
    inlineCode(name),
    describeType(schema, schemas),
    required.includes(name) ? 'yes' : 'no',
    meaning(schema),
  ]);
}

function meaning(schema: Schema): string {
  if (schema.kind === 'boolean') return '';
  const { annotations } = schema;
  const { description = '', valuesSeen, onlyWith } = annotations;
  return [
    markdownWithoutHtml(description),
    ...defaultRemark(schema),
    ...remarks(annotations),
    ...(onlyWith.length === 0 ? [] : [`Only with ${onlyWith.map(inlineCode).join(' and ')}.`]),
    ...(valuesSeen.length === 0
      ? []
      : [`Values seen: ${valuesSeen.map((value) => inlineCode(JSON.stringify(value))).join(', ')}.`]),
  ].join(' ');
}
