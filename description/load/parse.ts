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
import { faultAt } from './syntax/syntax-fault.ts';
import { findYamlFault } from './syntax/yaml-fault.ts';

// The core schema of YAML 1.2: `yes` is a string, and so is the date `2026-03-09`. Merge keys are also supported, because many
// descriptions use them to share headers.
const schema = CORE_SCHEMA.withTags(mergeTag);

/** A function that parses a file and reports its syntax errors. */
export type Parse = (source: SourceFile, diagnostics: Diagnostics) => JsonValue | undefined;

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
    try {
      const value: unknown = JSON.parse(text);
      for (const repeated of Map.groupBy(repeatedKeys(text), ({ owner }) => owner).values())
        for (const fault of repeatedKeyFaults(repeated, text)) reportRepeatedKey(fault, source, diagnostics);
      return value;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const fault = findMergeConflict(text) ?? findJsonFault(text) ?? unknownFault;
      if (text.trim() !== '' && fault.corrected !== undefined && corrections < mostCorrections) {
        reportCorrected(fault, source, diagnostics);
        correctText(source, fault.corrected);
        continue;
      }
      if (text.trim() === '') reportEmpty(source, diagnostics);
      else reportSyntax(fault, source, diagnostics);
      return undefined;
    }
  }
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
    try {
      const documents: unknown[] = loadAll(text, { schema, maxDepth: deepestNesting, json: repeatsKeys });
      if (documents.length === 0) reportEmpty(source, diagnostics);
      else if (documents.length > 1) reportSyntax(secondDocumentFault(text, documents.length), source, diagnostics);
      else {
        const [value] = documents;
        const fault = findNoBreakSpace(text, value);
        if (fault === undefined) return value;
        reportSyntax(fault, source, diagnostics);
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      if (!repeatsKeys && error.reason.startsWith('duplicated mapping key')) {
        repeatsKeys = true;
        const document = parseDocument(text, { merge: true, logLevel: 'silent' });
        for (const fault of repeatedYamlKeys(document, text)) reportRepeatedKey(fault, source, diagnostics);
        continue;
      }
      if (error.reason.startsWith('nesting exceeded')) {
        reportNesting(locationAt(source, error.mark?.position ?? 0), diagnostics);
        return undefined;
      }
      const fault = findMergeConflict(text) ?? findYamlFault(text, error);
      if (fault.corrected === undefined || corrections === mostCorrections) {
        reportSyntax(fault, source, diagnostics);
        return undefined;
      }
      reportCorrected(fault, source, diagnostics);
      correctText(source, fault.corrected);
    }
  }
}

/** The largest number of corrections in one file. There is a limit, because the file is parsed again after each correction. */
const mostCorrections = 20;
