import {
  bracketForm,
  formWith,
  plainField,
  withReserved,
  type QueryStyle,
} from '@forgespec/templates/shared/parameter-styles';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Api } from '../api.ts';
import { fieldNotation } from '../inspect/field-notation.ts';
import type { Content, FieldEncoding } from '../message.ts';
import { queryStyles } from './encode-query.ts';

/** Returns the text of a form, with each field in its style. The generated client sends the same text. */
export function encodeForm(
  value: JsonValue,
  content: Pick<Content, 'deepObjects' | 'encodings'> | undefined,
  formStyle: Api['formStyle'],
): string {
  if (formStyle === 'brackets') return bracketForm(value);
  const styles = (content?.encodings ?? []).map((encoding) => [encoding.name, fieldStyle(encoding)]);
  return formWith(content?.deepObjects, Object.fromEntries(styles))(value);
}

function fieldStyle(encoding: FieldEncoding): QueryStyle {
  const style: QueryStyle = (name, value) => {
    const notation = fieldNotation(encoding, isJsonObject(value));
    const isScalar = typeof value !== 'object' || value === null;
    const write = notation === undefined || notation === 'repeated' || (isScalar && notation !== 'json');
    return (write ? plainField : queryStyles[notation])(name, value);
  };
  return encoding.style?.allowsReserved === true ? withReserved(style) : style;
}
