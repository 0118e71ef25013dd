import { createDiagnostics, type Diagnostic, type Diagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonFile, type SourceFile } from '../../diagnostics/source-file.ts';
import type { JsonValue } from '../../json/json.ts';
import { updated } from '../../results/index.ts';
import { parse } from '../parse.ts';
import { parseEditedJson } from './parse-edited-json.ts';

/** A file, and the result of parsing it. */
interface ParsedFile {
  readonly source: SourceFile;
  /** Undefined if the file has syntax errors. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly Diagnostic[];
}

/**
 * Does the same as `parse`. If the text of the file is the same as in the previous run, returns the same objects as in that run. If a part
 * of a JSON file has changed, parses only this part.
 *
 * @returns the value, and the file as it was read for this value. The caller does not change the value.
 */
export function parseChanged(
  source: SourceFile,
  diagnostics: Diagnostics,
): { readonly source: SourceFile; readonly value: JsonValue | undefined } {
  const { problems, ...file } = updated<ParsedFile>(`parsed file ${source.path}`, (before) =>
    before?.source.text === source.text ? before : (parseEdited(before, source) ?? parseWhole(source)),
  );
  diagnostics.addAll(problems);
  return file;
}

function parseWhole(source: SourceFile): ParsedFile {
  const diagnostics = createDiagnostics();
  return { source, value: parse(source, diagnostics), problems: diagnostics.all };
}

/**
 * Parses only the changed part of an edited JSON file. Returns undefined if this is not possible, for example because the file before the
 * edit had problems.
 */
function parseEdited(before: ParsedFile | undefined, source: SourceFile): ParsedFile | undefined {
  if (before?.value === undefined || before.problems.length > 0 || !isJsonFile(source)) return undefined;
  const value = parseEditedJson({ source: before.source, value: before.value }, source);
  return value === undefined ? undefined : { source, value, problems: [] };
}
