import { join } from 'node:path';
import { loadDescription, type LoadOptions } from '../../description/load/load.ts';
import { reportSecondOpinion } from '../../description/load/report-structure.ts';
import { combinedFindings } from '../../model/check/combined-findings.ts';
import { inspectDescription } from '../../model/check/inspect-description.ts';
import { createDiagnostics, type Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../description/diagnostics/render.ts';
import { plainStyle } from '../../description/diagnostics/style.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { folderWith, type Files } from '../folder-with.ts';

/** The beginning of a valid description. A test adds the part with the problem. */
export const head = 'openapi: 3.1.0\ninfo: { title: Test, version: 1.0.0 }\n';

/** Returns the problems that `generate` finds in a description. */
export async function diagnose(file: string, options: LoadOptions = {}): Promise<readonly Diagnostic[]> {
  const loading = createDiagnostics();
  const description = await loadDescription(file, loading, options);
  if (description === undefined) return loading.all;
  const { diagnostics } = inspectDescription(description, loading.all, reservedNames);
  await reportSecondOpinion(description, diagnostics);
  return combinedFindings(description, diagnostics.all, undefined);
}

/**
 * Returns the diagnostics of a description as text, without colours and with paths relative to its folder.
 *
 * @param remotes a prefix of URLs. Documents whose URLs begin with this prefix are read from the folder `remotes`.
 * Undefined if the description does not refer to such documents.
 */
export async function report(files: Files | string, root = 'openapi.yaml', remotes?: string): Promise<string> {
  const folder = folderWith(typeof files === 'string' ? { [root]: files } : files);
  const mapped = remotes === undefined ? [] : [{ prefix: remotes, folder: join(folder, 'remotes') }];
  const found = await diagnose(join(folder, root), { remotes: mapped });
  return found.map((diagnostic) => withoutFolder(renderDiagnostic(diagnostic, plainStyle), folder)).join('\n\n');
}

/** Returns a text in which all paths are relative to the folder. */
function withoutFolder(text: string, folder: string): string {
  const last = folder.split('/').at(-1) ?? '';
  return text.replaceAll(new RegExp(`[^\\s"]*${last}/?`, 'gu'), '');
}

/** Returns a description with the operation `GET /x`. The operation contains the YAML of the argument. */
export const operation = (yaml: string): string => `${head}paths:
  /x:
    get:
      operationId: getX
${indented(yaml, 6)}      responses: { '204': { description: Done. } }
`;

/** Returns a description with one schema, `A`. */
export const schema = (yaml: string): string => `${head}paths: {}
components:
  schemas:
    A:
${indented(yaml, 6)}`;

function indented(yaml: string, columns: number): string {
  const lines = yaml.trim().split('\n');
  return lines.map((line) => `${' '.repeat(columns)}${line}\n`).join('');
}
