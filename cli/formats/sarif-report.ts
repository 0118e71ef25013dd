import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainedCode, explanationText } from '@forgespec/generator/diagnostics/explained-code';
import { isFetched } from '@forgespec/generator/source-file';
import { isBelowFolder, messageWithFix, reportedLocation, type LintReport } from './lint-report.ts';
import { jsonText } from './json-text.ts';

/**
 * The name of the base for relative URIs. A program that reads the report replaces it by the folder with its copy of the files.
 */
const baseId = 'SRCROOT';

/**
 * Returns a report as SARIF 2.1.0.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function renderSarifReport({ diagnostics, folder }: LintReport): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  const results = diagnostics.map((diagnostic) => {
    const { code, severity } = diagnostic;
    const location = reportedLocation(diagnostic, folder);
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: messageWithFix(diagnostic) },
      ...(location && {
        locations: [
          {
            physicalLocation: {
              artifactLocation: artifactLocation(location.file, folder),
              region: {
                startLine: location.start.line,
                startColumn: location.start.column,
                endLine: location.end.line,
                endColumn: location.end.column,
              },
            },
          },
        ],
      }),
    };
  });
  return jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'forgespec', rules: codes.map(reportingDescriptor) } },
        originalUriBaseIds: { [baseId]: { description: { text: 'The working directory of the run.' } } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  });
}

/**
 * Returns the description of a code. The texts come from the catalogue. For a rule of Redocly, the description contains the URL
 * of its documentation.
 */
function reportingDescriptor(code: string): object {
  const explained = explainedCode(code);
  const { meaning, address } = explained;
  return {
    id: code,
    shortDescription: { text: meaning },
    help: { text: explanationText(explained) },
    ...(address !== undefined && { helpUri: address }),
  };
}

/** Returns the URI of a file. It is relative if the file is inside the folder, otherwise absolute. */
function artifactLocation(file: string, folder: string): object {
  if (isFetched(file)) return { uri: file };
  if (!isBelowFolder(file)) return { uri: pathToFileURL(resolve(folder, file)).href };
  return { uri: file.toWellFormed().split('/').map(encodeURIComponent).join('/'), uriBaseId: baseId };
}
