import type { Api } from '../../2-model/api.ts';
import { fieldNotation } from '../../2-model/inspect/field-notation.ts';
import { schemaOfProperty, valueTypes, type Resolve } from '../../2-model/inspect/value-types.ts';
import type { Content, FieldEncoding } from '../../2-model/message.ts';
import type { TypeName } from '../../2-model/schema.ts';
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
  const formats = encodings.flatMap(({ name, contentType, headers }) => {
    const members = [
      ...(contentType === undefined ? [] : [`contentType: ${stringLiteral(contentType)}`]),
      ...(headers.length === 0 ? [] : [`headers: ${headerStyles(headers, schemas, module)[0] ?? '{}'}`]),
    ];
    return members.length === 0 ? [] : [`${propertyKey(name)}: { ${members.join(', ')} }`];
  });
  const brackets = deepObjects.map((name) => `${propertyKey(name)}: { hasBrackets: true }`);
  const own = [...formats, ...brackets].join(', ');
  const others = formStyle === 'brackets' ? ', { hasBrackets: true }' : '';
  return `${module.use(runtime.multipartBody)}(${own === '' && others === '' ? '' : `{ ${own} }${others}`})`;
}
