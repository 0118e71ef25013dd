import type { YAMLException } from 'js-yaml';
import { Composer, Parser } from 'yaml';
import { aliasFault, commentFault, escapeFault, mergeFault, nulFault, tagFault } from './yaml-characters.ts';
import { noBreakSpaceFault } from './no-break-space.ts';
import { blockFault, firstKeyFault } from './yaml-blocks.ts';
import { bracketFault, commaFault, flowIndentationFault } from './yaml-flow.ts';
import { blockTextFault, indentationFault, keyFault, tabFault } from './yaml-lines.ts';
import { keyQuoteFault, quoteFault, textFault } from './yaml-texts.ts';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/** A function that recognizes one cause of errors. Returns undefined if the error has another cause. */
type Explanation = (error: YamlError) => SyntaxFault | undefined;

// The functions are called in this order, and the first result is reported.
const explanations: readonly Explanation[] = [
  nulFault,
  tabFault,
  noBreakSpaceFault,
  keyQuoteFault,
  quoteFault,
  commentFault,
  bracketFault,
  commaFault,
  flowIndentationFault,
  escapeFault,
  aliasFault,
  tagFault,
  mergeFault,
  textFault,
  blockTextFault,
  blockFault,
  firstKeyFault,
  indentationFault,
  keyFault,
];

/**
 * Returns the first syntax error of a YAML text. Later errors are probably consequences of the first error. The error of the fast parser,
 * js-yaml, does not contain enough details. A second parser, from the package yaml, therefore finds the cause.
 *
 * @param first the error of the fast parser.
 */
export function findYamlFault(text: string, first: YAMLException): SyntaxFault {
  const tokens = [...new Parser().parse(text)];
  const documents = [...new Composer({ merge: true, prettyErrors: false, logLevel: 'silent' }).compose(tokens)];
  const [earliest] = documents.flatMap((document) => document.errors).toSorted((a, b) => a.pos[0] - b.pos[0]);
  const offset = earliest?.pos[0] ?? first.mark?.position ?? 0;
  const message = earliest?.message ?? first.reason;
  const lineEnd = text.indexOf('\n', offset);
  const error: YamlError = {
    text,
    tokens,
    code: earliest?.code ?? 'OTHER',
    message,
    offset,
    lineStart: text.lastIndexOf('\n', offset - 1) + 1,
    lineEnd: lineEnd === -1 ? text.length : lineEnd,
  };
  for (const explain of explanations) {
    const fault = explain(error);
    if (fault !== undefined) return fault;
  }
  return faultAt(offset, 1, sentence(message), quotes);
}

const quotes =
  'Correct the syntax here. Strings that contain ": " or " #", or that start with a special character, need quotes.';

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
