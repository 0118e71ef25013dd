/** Returns a text as a YAML string on one line. */
export const yamlText = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/gu, unicodeEscape);

const unicodeEscape = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
