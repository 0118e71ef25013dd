import type { Header, Parameter } from '@forgespec/model';

// A description tells the sender of an HTTP request how values are written. The generated code writes them itself, so a caller that follows
// such a text would encode a value twice.

/** Matches a text for readers of HTTP messages: from the words `On the wire:` to the end of the paragraph. */
const wireText = /[^\S\n]*\bOn the wire:[^]*?(?=\n[^\S\n]*\n|$)/gu;

/** Returns a description without the texts that begin with `On the wire:`. These texts are only for readers of HTTP messages. */
export const withoutWireText = (description: string): string =>
  description.includes('On the wire:') ? description.replaceAll(wireText, '').trim() : description;

const encoding = /\b(?:(?:URL|URI|percent)[ -]?(?:en|es)cod|(?:URL|URI|percent)[ -]escap|encodeURI)|%2F/iu;
const negation = /\b(?:cannot|must not|never|not|without)(?:\s+(?:be|being|to be))?\s+$/iu;

/**
 * Returns sentences about the value that a program passes, if the description of a parameter mentions the notation of HTTP. Returns an
 * empty list for a response header.
 */
export function notesForCallers(parameter: Header | Parameter): string[] {
  if (!('in' in parameter)) return [];
  const { description = '', mediaType, isMultiSegment, schema } = parameter;
  if (mediaType !== undefined)
    return /\bJSON\b/u.test(description) ? ['Pass the value itself: the client writes it as JSON.'] : [];
  const types = schema.kind === 'keywords' ? schema.type : undefined;
  const isList = types?.includes('array') === true && !types.includes('string');
  if (isList && /\bcommas?\b|\bseparated\b|\bdelimited\b/iu.test(description))
    return ['Pass an array: the client writes its items.'];
  const found = encoding.exec(description);
  if (found === null || isMultiSegment || negation.test(description.slice(0, found.index))) return [];
  return ['Pass the value itself: the client encodes it, and the server decodes it.'];
}
