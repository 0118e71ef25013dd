import { isInteger64, type Header, type Schema } from '@forgespec/model';
import type { Module } from '../code/module.ts';
import { printMembers, printType } from '../code/print-type.ts';
import { objectType, type Type, type TypeMember } from '../code/type.ts';
import { isConverted } from './converted-values.ts';
import type { Schemas } from './named-type.ts';
import { parameterDocs } from './schema-docs.ts';
import { digitsType } from './literal-type.ts';
import { typeOfSchema } from './schema-type.ts';
import { typeContext, type TypeContext } from './type-context.ts';
import { conversionRuntime } from './types/symbols.ts';

/** Returns the code of an object type for headers. The headers belong to a response, or to one part of a form. */
export function headersType(headers: readonly Header[], schemas: Schemas, module: Module): string {
  const context = typeContext(schemas, module);
  const members = headers.map((header): TypeMember => {
    return {
      name: header.name,
      type: headerType(header.schema, context, schemas, module),
      isOptional: !header.required,
      docs: parameterDocs(header),
    };
  });
  return printMembers(objectType(members), context.printReference);
}

/**
 * Returns the type of a header. If the header is an integer of 64 bits, the type is a string with the digits, because a
 * number would lose digits.
 */
function headerType(schema: Schema, context: TypeContext, schemas: Schemas, module: Module): Type {
  if (isInteger64(schema, (reference) => schemas.get(reference)?.schema)) return digitsType();
  const type = typeOfSchema(schema, context);
  return isConverted(schema, schemas) ? messageForm(type, context, module) : type;
}

/**
 * Converts the type of a value in programs, such as `Date`, to the type of this value in messages, such as `string`.
 */
const messageForm = (type: Type, { printReference }: TypeContext, module: Module): Type => ({
  kind: 'reference',
  text: `${module.use(conversionRuntime.WireForm)}<${printType(type, printReference)}>`,
});
