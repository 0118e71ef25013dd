import {
  fieldNotation,
  schemaOfProperty,
  valueTypes,
  type Api,
  type Content,
  type FieldEncoding,
  type PartList,
  type Resolve,
  type TypeName,
} from '@forgespec/model';
import { essenceOf } from '@forgespec/templates/shared/media-type';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';
import { headerStyles } from './header-style.ts';
import { styleFunctions } from './query-parameter-writer.ts';
import { runtime } from './symbols.ts';

/** Returns the code of the function that writes a form. */
export function formWriter(
  { schema, deepObjects, encodings }: Content,
  { formStyle }: Api,
  schemas: Schemas,
  module: Module,
): string {
  if (formStyle === 'brackets') return module.use(runtime.bracketForm);
  const names = deepObjects.map(stringLiteral).join(', ');
  const resolve: Resolve = (pointer) => schemas.get(pointer)?.schema;
  const styles = encodings.flatMap((encoding) => {
    const property = schemaOfProperty(schema, encoding.name, resolve);
    const style = property && fieldStyle(encoding, valueTypes(property, resolve), module);
    return style === undefined ? [] : [`${propertyKey(encoding.name)}: ${style}`];
  });
  const list = names === '' && styles.length > 0 ? '[]' : names && `[${names}]`;
  return `${module.use(runtime.formWith)}(${list}${styles.length === 0 ? '' : `, { ${styles.join(', ')} }`})`;
}

/**
 * Returns the code of the function that writes a field of a form. Returns undefined for a field that the runtime writes
 * correctly by default.
 */
function fieldStyle(encoding: FieldEncoding, types: ReadonlySet<TypeName>, module: Module): string | undefined {
  const notation = fieldNotation(encoding, types.has('object'));
  const isScalar = !types.has('object') && !types.has('array');
  const style = notation === undefined || (isScalar && notation !== 'json') ? undefined : styleFunctions[notation];
  if (encoding.style?.allowsReserved === true)
    return `${module.use(runtime.withReserved)}(${module.use(style ?? runtime.plainField)})`;
  return style && module.use(style);
}

/**
 * Returns the code of the function that writes a form with files. If the form has no schema, the caller passes
 * `FormData`, and the function sends it unchanged.
 */
export function multipartWriter(
  { schema, encodings, deepObjects }: Content,
  { formStyle }: Api,
  schemas: Schemas,
  module: Module,
): string {
  if (schema === undefined) return module.use(runtime.unencoded);
  const formats = encodings.flatMap((encoding) => {
    const format = partFormat(encoding, schemas, module);
    return format === undefined ? [] : [`${propertyKey(encoding.name)}: ${format}`];
  });
  const brackets = deepObjects.map((name) => `${propertyKey(name)}: { hasBrackets: true }`);
  const own = [...formats, ...brackets].join(', ');
  const others = formStyle === 'brackets' ? ', { hasBrackets: true }' : '';
  return `${module.use(runtime.multipartBody)}(${own === '' && others === '' ? '' : `{ ${own} }${others}`})`;
}

/** Returns the code of the function that writes a list of values as the parts of a multipart body. */
export function partListWriter(
  mediaType: string,
  { items, prefix }: PartList,
  schemas: Schemas,
  module: Module,
): string {
  const formatOf = (encoding: FieldEncoding | undefined): string =>
    (encoding && partFormat(encoding, schemas, module)) ?? '{}';
  const first = prefix.length === 0 ? '' : `, [${prefix.map(formatOf).join(', ')}]`;
  const others = items === undefined && first === '' ? '' : `, ${formatOf(items)}`;
  return `${module.use(runtime.partListBody)}(${stringLiteral(essenceOf(mediaType))}${others}${first})`;
}

/** Returns an object literal with the format of a part. Returns undefined for the default format. */
function partFormat({ contentType, headers }: FieldEncoding, schemas: Schemas, module: Module): string | undefined {
  const required = headers.filter((header) => header.required).map(({ name }) => stringLiteral(name));
  const members = [
    ...(contentType === undefined ? [] : [`contentType: ${stringLiteral(contentType)}`]),
    ...(headers.length === 0 ? [] : [`headers: ${headerStyles(headers, schemas, module)[0] ?? '{}'}`]),
    ...(required.length === 0 ? [] : [`required: [${required.join(', ')}]`]),
  ];
  return members.length === 0 ? undefined : `{ ${members.join(', ')} }`;
}
