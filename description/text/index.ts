export { curlAddressOptions } from './curl-address-options.ts';
export { type Html, html, inlineScript, scriptJson } from './html.ts';
export { type MessagePart, messageParts } from './message-parts.ts';
export { isSafeUrl } from './safe-url.ts';
export { shellWord, shellWordOnOneLine, shellWordWith } from './shell-word.ts';
export { xmlAttribute, xmlText } from './xml.ts';
