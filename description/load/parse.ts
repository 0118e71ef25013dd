import { CORE_SCHEMA, loadAll, mergeTag, YAMLException } from 'js-yaml';
import { parseDocument } from 'yaml';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { isJsonFile, type SourceFile } from '../diagnostics/source-file.ts';
import type { JsonValue } from '../json/json.ts';
import { deepestNesting, isSoundValue, reportNesting } from './json-value.ts';
import { locationAt } from './positions.ts';
import { repeatedKeys } from './repeated-keys.ts';
import { findJsonFault } from './syntax/json-fault.ts';
import { findMergeConflict } from './syntax/merge-conflict.ts';
import { findNoBreakSpace } from './syntax/no-break-space.ts';
import { correctText, readSourceText } from './syntax/corrected-text.ts';
import { repeatedKeyFaults, repeatedYamlKeys } from './syntax/repeated-yaml-key.ts';
import { reportCorrected, reportRepeatedKey, reportSyntax } from './syntax/report-syntax.ts';
import { secondDocumentFault } from './syntax/second-document.ts';
import { faultAt, type SyntaxFault } from './syntax/syntax-fault.ts';
import { findYamlFault } from './syntax/yaml-fault.ts';

// The core schema of YAML 1.2: `yes` is a string, and so is the date `2026-03-09`. Merge keys are also supported, because many
// descriptions use them to share headers.
const schema = CORE_SCHEMA.withTags(mergeTag);

/**
 * Returns the value of a YAML or JSON file. Reports an error and returns undefined if the content is not valid.
 *
 * @see https://yaml.org/spec/1.2.2/#103-core-schema
 */
export function parse(source: SourceFile, diagnostics: Diagnostics): JsonValue | undefined {
  const value: unknown = isJsonFile(source) ? parseJson(source, diagnostics) : parseYaml(source, diagnostics);
  return value !== undefined && isSoundValue(value, source, diagnostics) ? value : undefined;
}

function parseJson(source: SourceFile, diagnostics: Diagnostics): unknown {
  for (let corrections = 0; ; corrections++) {
    const text = readSourceText(source);
    const parsed = jsonIn(text);
    if (parsed !== undefined) {
      reportRepeatedJsonKeys(text, source, diagnostics);
      return parsed.value;
    }
    if (text.trim() === '') return reportEmpty(source, diagnostics);
    const fault = findMergeConflict(text) ?? findJsonFault(text) ?? unknownFault;
    if (!isCorrected(fault, corrections, source, diagnostics)) return undefined;
  }
}

/** Returns an object with the value of a JSON text. Returns undefined if the text is not JSON. */
function jsonIn(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function reportRepeatedJsonKeys(text: string, source: SourceFile, diagnostics: Diagnostics): void {
  for (const repeated of Map.groupBy(repeatedKeys(text), ({ owner }) => owner).values())
    for (const fault of repeatedKeyFaults(repeated, text)) reportRepeatedKey(fault, source, diagnostics);
}

/**
 * Reports a syntax error. If the correction is clear, corrects the text of the file.
 *
 * @param corrections the number of earlier corrections in this file.
 * @returns true if the text was corrected.
 */
function isCorrected(fault: SyntaxFault, corrections: number, source: SourceFile, diagnostics: Diagnostics): boolean {
  if (fault.corrected === undefined || corrections >= mostCorrections) {
    reportSyntax(fault, source, diagnostics);
    return false;
  }
  reportCorrected(fault, source, diagnostics);
  correctText(source, fault.corrected);
  return true;
}

const unknownFault = faultAt(0, 1, 'The file is not JSON.', 'Correct its syntax.');

function reportEmpty(source: SourceFile, diagnostics: Diagnostics): void {
  const start = isJsonFile(source) ? '"openapi": "3.1.0"' : 'openapi: 3.1.0';
  const fix = `Write its content. The root file of a description starts with \`${start}\`.`;
  diagnostics.error('yaml-syntax', 'The file is empty.', fix, locationAt(source, 0));
}

function parseYaml(source: SourceFile, diagnostics: Diagnostics): unknown {
  let repeatsKeys = false;
  for (let corrections = 0; ; corrections++) {
    const text = readSourceText(source);
    const result = documentsIn(text, repeatsKeys);
    if (Array.isArray(result)) return onlyDocument(result, text, source, diagnostics);
    if (!repeatsKeys && result.reason.startsWith('duplicated mapping key')) {
      repeatsKeys = true;
      reportRepeatedYamlKeys(text, source, diagnostics);
      continue;
    }
    if (result.reason.startsWith('nesting exceeded'))
      return reportNesting(locationAt(source, result.mark?.position ?? 0), diagnostics);
    const fault = findMergeConflict(text) ?? findYamlFault(text, result);
    if (!isCorrected(fault, corrections, source, diagnostics)) return undefined;
  }
}

/**
 * Returns the values of the documents in a YAML text. Returns the error if the text is not valid YAML.
 *
 * @param repeatsKeys true if an object may contain a key twice.
 */
function documentsIn(text: string, repeatsKeys: boolean): unknown[] | YAMLException {
  try {
    return loadAll(text, { schema, maxDepth: deepestNesting, json: repeatsKeys });
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
}

/** Returns the value of the only document of a file. Reports an error and returns undefined if the file has no document or several. */
function onlyDocument(
  documents: readonly unknown[],
  text: string,
  source: SourceFile,
  diagnostics: Diagnostics,
): unknown {
  if (documents.length === 0) return reportEmpty(source, diagnostics);
  const [value] = documents;
  const fault = documents.length > 1 ? secondDocumentFault(text, documents.length) : findNoBreakSpace(text, value);
  if (fault === undefined) return value;
  return reportSyntax(fault, source, diagnostics);
}

function reportRepeatedYamlKeys(text: string, source: SourceFile, diagnostics: Diagnostics): void {
  const document = parseDocument(text, { merge: true, logLevel: 'silent' });
  for (const fault of repeatedYamlKeys(document, text)) reportRepeatedKey(fault, source, diagnostics);
}

/** The largest number of corrections in one file. There is a limit, because the file is parsed again after each correction. */
const mostCorrections = 20;
