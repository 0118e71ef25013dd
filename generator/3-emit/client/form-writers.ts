import { isJson } from '@forgespec/templates/shared/media-type';
import type { Api } from '../../2-model/api.ts';
import type { Content } from '../../2-model/message.ts';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { headerStyles } from './header-style.ts';
import { runtime } from './symbols.ts';

/** Returns the function that writes a form. */
export function formWriter({ deepObjects, encodings }: Content, { formStyle }: Api, module: Module): string {
  if (formStyle === 'brackets') return module.use(runtime.bracketForm);
  const names = deepObjects.map(stringLiteral).join(', ');
  const styles = encodings.flatMap(({ name, separator, contentType }) => {
    const style = separator === undefined ? jsonStyle(contentType) : separatorStyles[separator];
    return style === undefined ? [] : [`${propertyKey(name)}: ${module.use(style)}`];
  });
  const list = names === '' && styles.length > 0 ? '[]' : names && `[${names}]`;
  return `${module.use(runtime.formWith)}(${list}${styles.length === 0 ? '' : `, { ${styles.join(', ')} }`})`;
}

const separatorStyles = {
  comma: runtime.commaDelimited,
  pipe: runtime.pipeDelimited,
  space: runtime.spaceDelimited,
} as const;

const jsonStyle = (contentType: string | undefined): ExportedSymbol | undefined =>
  contentType !== undefined && isJson(contentType) ? runtime.asJson : undefined;

/** Returns the function that writes a form with files. A form without a schema is `FormData`. */
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
