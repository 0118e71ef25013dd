import { fileFields, type Content, type Header } from '@forgespec/model';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import { propertyKey } from '../code/property-key.ts';
import { printType } from '../code/print-type.ts';
import { exportedType } from '../code/symbol.ts';
import { contentText } from './content-type.ts';
import { headersType } from './headers-type.ts';
import type { Schemas } from './named-type.ts';
import { typeOfSchema } from './schema-type.ts';
import { typeContext } from './type-context.ts';

const withFiles = exportedType('WithFiles', 'shared/form-files.ts');
const formPart = exportedType('FormPart', 'shared/form-files.ts');
const withPartHeaders = exportedType('WithPartHeaders', 'shared/form-files.ts');

/**
 * Returns the code of the type of a form with files.
 *
 * @param file the type of a file. It is `File` in the server, and `Blob` in the client, because a client may send any
 * `Blob`.
 */
export function multipartText(content: Content, file: 'Blob' | 'File', schemas: Schemas, module: Module): string {
  const described = contentText(content, schemas, module);
  const names = fileFields(content, (pointer) => schemas.get(pointer)?.schema)
    .map(stringLiteral)
    .join(' | ');
  const kind = file === 'File' ? '' : `, ${file}`;
  const form = names === '' ? described : `${module.use(withFiles)}<${described}, ${names}${kind}>`;
  const headers = partHeaders(content).map(
    ([name, own]) => `${propertyKey(name)}: ${headersType(own, schemas, module)}`,
  );
  return headers.length === 0 ? form : `${module.use(withPartHeaders)}<${form}, { ${headers.join('; ')} }>`;
}

/** Returns the code of the type of a list of values that the client writes as the parts of a multipart body. */
export function partListText({ itemSchema, schema, partList }: Content, schemas: Schemas, module: Module): string {
  const context = typeContext(schemas, module);
  if (itemSchema === undefined)
    return schema === undefined
      ? `${context.globalType('Iterable')}<unknown>`
      : printType(typeOfSchema(schema, context), context.printReference);
  const value = `Blob | ${printType(typeOfSchema(itemSchema, context), context.printReference)}`;
  const encodings = [...(partList?.prefix ?? []), partList?.items].filter((encoding) => encoding !== undefined);
  const parts = encodings
    .filter(({ headers }) => headers.length > 0)
    .map(({ headers }) => `${module.use(formPart)}<${value}, ${headersType(headers, schemas, module)}>`);
  const isAlwaysPart = parts.length === encodings.length && partList?.items !== undefined;
  return `${context.globalType('Iterable')}<${[...(isAlwaysPart ? [] : [value]), ...new Set(parts)].join(' | ')}>`;
}

/**
 * Returns a list of the form fields whose parts have headers. Each entry contains the name of a field, and the headers
 * of the parts for this field.
 */
export const partHeaders = ({ encodings }: Content): [name: string, headers: readonly Header[]][] =>
  encodings.flatMap(({ name, headers }): [string, readonly Header[]][] =>
    headers.length === 0 ? [] : [[name, headers]],
  );
