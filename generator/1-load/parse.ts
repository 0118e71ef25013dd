import { CORE_SCHEMA, loadAll, mergeTag, YAMLException } from 'js-yaml';
import { LineCounter, parseAllDocuments } from 'yaml';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import { placeAt } from './positions.ts';

// YAML 1.2 core, so `yes` is a string and `2026-03-09` is not a date; merge keys, because people share headers with them.
const schema = CORE_SCHEMA.withTags(mergeTag);

/**
 * The value of a YAML or JSON file; undefined after reporting every syntax error in it.
 *
 * @see https://yaml.org/spec/1.2.2/#103-core-schema
 */
export function parse(source: SourceFile, diagnostics: Diagnostics): unknown {
  if (source.path.endsWith('.json')) {
    try {
      return JSON.parse(source.text);
    } catch {
      // Not strict JSON: read as YAML, which says where and why.
    }
  }
  try {
    const documents: unknown[] = loadAll(source.text, { schema });
    if (documents.length === 1) return documents[0];
    reportCount(source, documents.length, diagnostics);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    reportSyntax(source, error, diagnostics);
  }
  return undefined;
}

function reportCount(source: SourceFile, count: number, diagnostics: Diagnostics): void {
  const message = count === 0 ? 'The file is empty.' : `The file holds ${count} YAML documents.`;
  diagnostics.error('yaml-syntax', message, 'Write exactly one document.', placeAt(source, 0));
}

/** Reports every syntax error: the fast parser stops at the first one, so a second parser is asked for the others. */
function reportSyntax(source: SourceFile, first: YAMLException, diagnostics: Diagnostics): void {
  const fix = 'Correct the syntax here. Strings that hold ": ", " #" or start with a special character need quotes.';
  const lines = new LineCounter();
  const documents = parseAllDocuments(source.text, { lineCounter: lines, merge: true, prettyErrors: false, logLevel: 'silent' });
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  for (const error of errors) {
    diagnostics.error('yaml-syntax', sentence(error.message), fix, placeAt(source, error.pos[0]));
  }
  if (errors.length > 0) return;
  diagnostics.error('yaml-syntax', sentence(first.reason), fix, placeAt(source, first.mark?.position ?? 0));
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
