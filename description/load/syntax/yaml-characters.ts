import { suggestion } from '../../diagnostics/suggestion.ts';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/** Returns the fault if a string contains an escape sequence that does not exist in YAML. */
export function escapeFault({ text, code, offset }: YamlError): SyntaxFault | undefined {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  const written = text.slice(offset, offset + 2);
  const fix = `Write \`\\${written}\` for a backslash, or use single quotes: they have no escapes.`;
  return faultAt(offset, 2, `YAML has no escape \`${written}\` in double quotes.`, fix);
}

/** Returns the fault if the anchor of an alias does not exist. */
export function aliasFault({ text, code, message, offset, lineEnd }: YamlError): SyntaxFault | undefined {
  if (code !== 'BAD_ALIAS' && !/unidentified alias|Unresolved alias/u.test(message)) return undefined;
  const start = text.lastIndexOf('*', offset);
  const written = /^\*[^\s,[\]{}]+/u.exec(text.slice(start, lineEnd))?.[0];
  if (start === -1 || written === undefined) return undefined;
  const name = written.slice(1);
  const anchors = Array.from(text.matchAll(/(?<=\s)&([^\s,[\]{}]+)/gu), ([, anchor]) => anchor ?? '');
  const near = suggestion(name, anchors);
  const general = `Write \`&${name}\` before the value to repeat, or quotes if this is a text.`;
  const fix = near === undefined ? general : `Did you mean \`*${near}\`?`;
  return faultAt(start, written.length, `No anchor is named ${name}.`, fix);
}

/** Returns the fault if a tag does not exist in YAML. */
export function tagFault({ text, code, message, offset, lineEnd }: YamlError): SyntaxFault | undefined {
  if (code !== 'TAG_RESOLVE_FAILED' && !/^unknown \w+ tag/u.test(message)) return undefined;
  const written = /^![^\s,[\]{}]*/u.exec(text.slice(offset, lineEnd))?.[0];
  if (written === undefined) return undefined;
  const fix = message.startsWith('unknown scalar tag')
    ? 'Remove it, or write quotes around the text.'
    : 'Remove it: JSON has no tags.';
  return faultAt(offset, written.length, `YAML has no tag ${written}.`, fix);
}

/** Returns the fault if the value of a merge key is not an object. */
export function mergeFault({ message, offset }: YamlError): SyntaxFault | undefined {
  if (!message.startsWith('cannot merge mappings')) return undefined;
  const reason = 'The value of `<<` is neither an object nor a list of objects.';
  return faultAt(offset, 2, reason, 'Write the alias of an object: `<<: *name`.');
}

/** Returns the fault if the file contains a NUL character. Files in another encoding than UTF-8 often contain NUL. */
export function nulFault({ message, offset }: YamlError): SyntaxFault | undefined {
  if (!message.startsWith('null byte')) return undefined;
  return faultAt(offset, 1, 'The file contains the character U+0000.', 'Remove it, and save the file as UTF-8.');
}

/** Returns the fault of a comment directly after a quoted string or a bracket. The file is read without the comment. */
export function commentFault({ text, message, offset, lineEnd }: YamlError): SyntaxFault | undefined {
  if (!message.startsWith('Comments must be separated') || !/^#(?:\s|$)/u.test(text.slice(offset, offset + 2)))
    return undefined;
  const fault = faultAt(
    offset,
    1,
    'A `#` begins a comment only after a space.',
    'Write a space before it, or remove it.',
  );
  const corrected = text.slice(0, offset) + ' '.repeat(lineEnd - offset) + text.slice(lineEnd);
  return { ...fault, corrected, assumption: 'It is read as a comment.' };
}
