import { CORE_SCHEMA, loadAll, mergeTag, YAMLException } from 'js-yaml';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import type { JsonValue } from './json.ts';
import { deepestNesting, isSoundValue, reportNesting } from './json-value.ts';
import { locationAt } from './positions.ts';
import { repeatedKeys } from './repeated-keys.ts';
import { reportSyntaxErrors } from './syntax-errors.ts';

// The core schema of YAML 1.2: `yes` is a string, and so is the date `2026-03-09`. Merge keys are an addition, because many
// descriptions share headers with them.
const schema = CORE_SCHEMA.withTags(mergeTag);

/**
 * Returns the value of a YAML or JSON file. Reports an error and returns undefined if the content is not valid.
 *
 * @see https://yaml.org/spec/1.2.2/#103-core-schema
 */
export function parse(source: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  const value: unknown = source.path.endsWith('.json')
    ? parseJson(source, diagnostics)
    : parseYaml(source, diagnostics);
  return value !== undefined && isSoundValue(value, source, diagnostics) ? value : undefined;
}

function parseJson(source: SourceFile, diagnostics: Diagnostics): unknown {
  let value: unknown;
  try {
    value = JSON.parse(source.text);
  } catch {
    // JSON is also YAML, and the YAML parser reports the source location and the cause of a syntax error.
    return parseYaml(source, diagnostics);
  }
  const repeated = repeatedKeys(source.text);
  for (const offset of repeated) {
    diagnostics.error(
      'yaml-syntax',
      'The object already has this key.',
      'Remove or rename one of the two.',
      locationAt(source, offset),
    );
  }
  return repeated.length === 0 ? value : undefined;
}

function parseYaml(source: SourceFile, diagnostics: Diagnostics): unknown {
  try {
    const documents: unknown[] = loadAll(source.text, { schema, maxDepth: deepestNesting });
    if (documents.length === 1) return documents[0];
    const message =
      documents.length === 0 ? 'The file is empty.' : `The file contains ${documents.length} YAML documents.`;
    diagnostics.error('yaml-syntax', message, 'Write exactly one document.', locationAt(source, 0));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    if (error.reason.startsWith('nesting exceeded'))
      reportNesting(locationAt(source, error.mark?.position ?? 0), diagnostics);
    else reportSyntaxErrors(source, error, diagnostics);
  }
  return undefined;
}
