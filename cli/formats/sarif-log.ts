import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFetched } from '@forgespec/description/diagnostics';
import { jsonText } from './json-text.ts';
import { isBelowFolder, type ReportedLocation } from './lint-report.ts';

/**
 * The name of the base for relative URIs. A program that reads the report replaces this name by the URI of the folder that contains its
 * copy of the files.
 */
const baseId = 'SRCROOT';

/** A result of a run: its rule, level, text and location. */
export interface SarifResult {
  readonly rule: string;
  readonly level: 'error' | 'note' | 'warning';
  readonly text: string;
  readonly location?: Omit<ReportedLocation, 'end'> & Partial<Pick<ReportedLocation, 'end'>>;
}

/**
 * Returns results as SARIF 2.1.0.
 *
 * @param folder the folder to which the paths of files are relative.
 * @param describe returns the description of a rule.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifLog(results: readonly SarifResult[], folder: string, describe: (rule: string) => object): string {
  const rules = [...new Set(results.map(({ rule }) => rule))].toSorted();
  return jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'forgespec', rules: rules.map(describe) } },
        originalUriBaseIds: { [baseId]: { description: { text: 'The working directory of the run.' } } },
        columnKind: 'utf16CodeUnits',
        results: results.map(({ rule, level, text, location }) => ({
          ruleId: rule,
          ruleIndex: rules.indexOf(rule),
          level,
          message: { text },
          ...(location && {
            locations: [
              {
                physicalLocation: {
                  artifactLocation: artifactLocation(location.file, folder),
                  region: {
                    startLine: location.start.line,
                    startColumn: location.start.column,
                    ...(location.end && { endLine: location.end.line, endColumn: location.end.column }),
                  },
                },
              },
            ],
          }),
        })),
      },
    ],
  });
}

/** Returns the URI of a file. If the file is inside the folder, the URI is relative. Otherwise the URI is absolute. */
function artifactLocation(file: string, folder: string): object {
  if (isFetched(file)) return { uri: file };
  if (!isBelowFolder(file)) return { uri: pathToFileURL(resolve(folder, file)).href };
  return { uri: file.toWellFormed().split('/').map(encodeURIComponent).join('/'), uriBaseId: baseId };
}
