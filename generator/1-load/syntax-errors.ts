import type { YAMLException } from 'js-yaml';
import { parseAllDocuments, type YAMLParseError } from 'yaml';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { locationAt } from './positions.ts';

const fixes: Partial<Record<YAMLParseError['code'], string>> = {
  DUPLICATE_KEY: 'Remove or rename one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

const quotes =
  'Correct the syntax here. Strings that contain ": ", " #" or start with a special character need quotes.';

/** Reports every syntax error of a YAML file. A second parser finds them, because the fast parser stops at the first error. */
export function reportSyntaxErrors(source: SourceFile, first: YAMLException, diagnostics: Diagnostics): void {
  const documents = parseAllDocuments(source.text, { merge: true, prettyErrors: false, logLevel: 'silent' });
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  for (const { message, code, pos } of errors) {
    diagnostics.error('yaml-syntax', sentence(message), fixes[code] ?? quotes, locationAt(source, pos[0]));
  }
  if (errors.length > 0) return;
  diagnostics.error('yaml-syntax', sentence(first.reason), quotes, locationAt(source, first.mark?.position ?? 0));
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
