/** Escape functions for texts that are not TypeScript, such as HTML, XML, shell commands and addresses, and comparisons of texts. */

export { changedRange, equalLength, type ChangedRange } from './changed-range.ts';
export { curlAddressOptions } from './curl-address-options.ts';
export { environmentVariable } from './environment-variable.ts';
export { html, inlineScript, scriptJson, type Html } from './html.ts';
export { messageParts, type MessagePart } from './message-parts.ts';
export { isSafeUrl } from './safe-url.ts';
export { shellWord, shellWordOnOneLine, shellWordWith } from './shell-word.ts';
export { xmlAttribute, xmlText } from './xml.ts';
