import { CST } from 'yaml';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/** Returns the fault if a `{` or `[` has no closing bracket, or a `}` or `]` has no opening bracket. */
export function bracketFault({ text, tokens, code, message, offset }: YamlError): SyntaxFault | undefined {
  const surplus = /^Unexpected flow-(?:map|seq)-end token/u.test(message) ? text[offset] : undefined;
  if (surplus !== undefined)
    return faultAt(offset, 1, `This \`${surplus}\` closes nothing.`, 'Remove it, or write quotes around the text.');
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT' && code !== 'UNEXPECTED_TOKEN') return undefined;
  const open = unclosed(tokens);
  if (open === undefined || open.offset > offset) return undefined;
  const close = open.source === '{' ? '}' : ']';
  return faultAt(
    open.offset,
    1,
    `This \`${open.source}\` is not closed.`,
    `Add \`${close}\` at the end of its content.`,
  );
}

/** Returns the first opening bracket that has no closing bracket. */
function unclosed(tokens: readonly CST.Token[]): CST.SourceToken | undefined {
  let found: CST.SourceToken | undefined;
  visitCollections(tokens, (parts) => {
    for (const { start } of parts.filter((part) => !isClosed(part)))
      if (found === undefined || start.offset < found.offset) found = { ...start, indent: 0 };
  });
  return found;
}

const isClosed = ({ start, end }: CST.FlowCollection): boolean =>
  end.some(({ type }) => type === (start.source === '{' ? 'flow-map-end' : 'flow-seq-end'));

/**
 * Calls a function with the braces and brackets that are the key or the value of each part of a YAML file.
 *
 * @param visit returns `CST.visit.SKIP` to skip the content of these braces and brackets.
 */
function visitCollections(
  tokens: readonly CST.Token[],
  visit: (parts: readonly CST.FlowCollection[]) => symbol | void,
): void {
  for (const token of tokens) {
    if (token.type !== 'document') continue;
    CST.visit(token, ({ key, value }) => visit([key, value].filter((part) => part?.type === 'flow-collection')));
  }
}

/**
 * Returns the fault if a line inside braces or brackets is not indented further than the key before them. Most parsers allow such a line.
 * If a file has one such line, it usually has several. They are corrected together, because the file is parsed again after each correction.
 */
export function flowIndentationFault({ text, tokens, message, offset, lineEnd }: YamlError): SyntaxFault | undefined {
  if (message !== 'deficient indentation') return undefined;
  const collections = outerCollections(tokens);
  const around = collections.find((collection) => collection.start.offset <= offset && endOf(collection) > offset);
  if (around === undefined) return undefined;
  const reason = `The line is a part of the \`${around.start.source}\` above, and is indented too little.`;
  const fault = faultAt(offset, lineEnd - offset, reason, 'Indent the line further than the key of the value.');
  return { ...fault, corrected: collections.reduce(inOneLine, text) };
}

/** Returns the braces and brackets that are not inside other braces or brackets. */
function outerCollections(tokens: readonly CST.Token[]): CST.FlowCollection[] {
  const found: CST.FlowCollection[] = [];
  visitCollections(tokens, (parts) => {
    found.push(...parts);
    return parts.length === 0 ? undefined : CST.visit.SKIP;
  });
  return found;
}

const endOf = ({ start, end }: CST.FlowCollection): number => (end[0]?.offset ?? start.offset) + 1;

/** Returns the text of a file, with spaces in place of the line breaks and comments inside braces or brackets. */
function inOneLine(text: string, collection: CST.FlowCollection): string {
  const [start, end] = [collection.start.offset, endOf(collection)];
  let content = text.slice(start, end);
  for (const { offset, source } of commentsIn(collection)) {
    const at = offset - start;
    content = content.slice(0, at) + ' '.repeat(source.length) + content.slice(at + source.length);
  }
  return text.slice(0, start) + content.replaceAll('\n', ' ') + text.slice(end);
}

function commentsIn({ items }: CST.FlowCollection): CST.SourceToken[] {
  const tokens = items.flatMap(({ start, sep = [] }) => [...start, ...sep]);
  const inner = items.flatMap(({ key, value }) => [key, value]).filter((part) => part?.type === 'flow-collection');
  const afterScalars = items.flatMap(({ key, value }) =>
    [key, value].flatMap((part) =>
      part !== undefined && part !== null && 'end' in part && part.type !== 'flow-collection' ? (part.end ?? []) : [],
    ),
  );
  return [...[...tokens, ...afterScalars].filter(({ type }) => type === 'comment'), ...inner.flatMap(commentsIn)];
}

/** Returns the fault if a comma or colon is missing between braces, or if a line outside of braces ends with a comma. */
export function commaFault({ text, code, message, offset, lineEnd }: YamlError): SyntaxFault | undefined {
  const rest = text.slice(offset, lineEnd);
  if (message.startsWith('Unexpected scalar at node end') && /^,\s*$/u.test(rest)) {
    return faultAt(offset, 1, 'Line breaks separate the keys here, so a comma is not allowed.', 'Remove the comma.');
  }
  const [, name] = /([^\s,{}[\]]+)\s+$/u.exec(text.slice(0, offset)) ?? [];
  if (name !== undefined && message.startsWith('Missing , or : between flow map items') && /^[{[]/u.test(rest)) {
    const start = text.lastIndexOf(name, offset);
    return faultAt(start, name.length, `The key ${name} has no colon.`, `Write \`${name}:\`.`);
  }
  if (code !== 'BLOCK_IN_FLOW') return undefined;
  const [, before = '', key] =
    /^("(?:[^"\\]|\\.)*"\s+|'(?:[^']|'')*'\s+|[^\s,]+\s+)?([^\s:,{}[\]]+):/u.exec(rest) ?? [];
  if (key === undefined) return undefined;
  return faultAt(offset + before.length, key.length, `A comma is missing before ${key}.`, 'Add a comma before it.');
}
