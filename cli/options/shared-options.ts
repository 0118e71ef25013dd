import { existsSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import type { Remote } from '@forgespec/description/load';
import { severityNames, type Severities } from '@forgespec/description/diagnostics';
import { importExtensions, type ImportExtension } from '@forgespec/generator/option-values';
import { reportFormatNames, type ReportFormat } from '../formats/report-format-names.ts';
import type { CommandOption } from './command-option.ts';
import { flag, offByDefault, optional, optionalForRun, repeatable, withDefault, withoutFlag } from './option-kinds.ts';
import {
  anyText,
  commaList,
  descriptionPath,
  oneOfNames,
  filePath,
  portNumber,
  remoteFolder,
  remoteFolders,
  wholeNumber,
} from './value-kinds.ts';

// Options that several commands have.

/** The option `--spec` with the path of the description, for commands that do not accept this path as an argument. */
export const specFlag: CommandOption<string> = withDefault(
  '<file>',
  'file or URL of the description: OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0, as YAML or JSON, in one file or in several files',
  'spec/openapi.yaml',
  descriptionPath,
  { path: ['spec'] },
);

/** The path of the description. The user can write it after `--spec`, or as an argument without a flag. */
export const spec: CommandOption<string> = {
  ...specFlag,
  declare(command, key) {
    const readFlag = specFlag.declare(command, key);
    command.argument('[description]', 'the same as --spec');
    return () => {
      const given = readFlag();
      const [argument] = command.args;
      if (argument === undefined) return given;
      if (given !== undefined)
        command.error(
          'error: The description is named twice: as an argument, and with --spec. Remove the argument, or remove --spec.',
        );
      return { value: argument, from: '[description]' };
    };
  },
};

export const stdinFilename: CommandOption<string | undefined> = optionalForRun(
  '<name>',
  'a file name for the description from standard input (`--spec -`): messages show this name, its extension selects YAML or JSON, and relative references are resolved from its folder (default: stdin.yaml or stdin.json)',
  anyText,
);

export const remotes: CommandOption<readonly Remote[]> = repeatable(
  '<url-prefix=folder>',
  'read all documents below a URL from local copies in a folder, and do not fetch them; may be repeated',
  remoteFolder,
  { ...remoteFolders, path: ['remotes'] },
);

export const overlay: CommandOption<readonly string[]> = repeatable(
  '<file>',
  'an overlay file that changes the description before its references are resolved (OpenAPI Overlay 1.0 to 1.2); may be repeated',
  filePath.parse,
  {
    schema: {
      description:
        'Overlay files that change the description, in this order, before its references are resolved (OpenAPI Overlay 1.0 to 1.2).',
      type: 'array',
      items: filePath.schema,
    },
    read: (value, folder) => (Array.isArray(value) ? value.map((file) => filePath.read(file, folder)) : []),
    path: ['overlays'],
  },
);

/** The default path of the file with the rules. */
export const defaultRulesFile = 'redocly.yaml';

export const rules: CommandOption<string | undefined> = {
  ...optional(
    '<file>',
    `the file with the rules, in the format of Redocly (default: ${defaultRulesFile}; without a file, no rules of Redocly run)`,
    filePath,
    { path: ['rules', 'file'] },
  ),
  initial: (folder) =>
    existsSync(join(folder, defaultRulesFile)) ? filePath.read(defaultRulesFile, folder) : undefined,
};

/**
 * Returns the path of a folder for use in an import. A relative path gets a dot at its start, because a path without a dot would be the
 * name of a package.
 */
const importPath = (folder: string): string => (isAbsolute(folder) ? folder : `./${normalize(folder)}`);

/** A map from the codes of diagnostics to their severities. Only the config can set them. */
export const severities: CommandOption<Severities> = {
  declare: withoutFlag,
  initial: () => ({}),
  setting: {
    path: ['rules', 'severities'],
    schema: {
      description:
        'The severities of problems. Each key is the name of a rule, or a code that `forgespec explain` lists. An error that prevents the generation of code stays an error.',
      type: 'object',
      additionalProperties: { type: 'string', enum: severityNames },
    },
    read: (value) =>
      Object.fromEntries(
        Object.entries(value ?? {}).map(([code, name]) => [
          code,
          severityNames.find((known) => known === name) ?? 'warning',
        ]),
      ),
  },
};

export const strict: CommandOption<boolean> = offByDefault('report warnings as errors', { path: ['strict'] });

export const maxWarnings: CommandOption<number | undefined> = optional(
  '<number>',
  'exit with 1 if there are more warnings than this number',
  wholeNumber,
  { path: ['rules', 'maxWarnings'] },
);

/** @param stream the stream on which the format `text` is printed. All other formats are printed on stdout. */
export const reportFormat = (stream: 'stderr' | 'stdout'): CommandOption<ReportFormat | undefined> =>
  optionalForRun(
    '<format>',
    `the format of the problems: ${reportFormatNames.join(', ')} (default: text, on ${stream})`,
    oneOfNames(reportFormatNames),
  );

export const code: CommandOption<string> = withDefault(
  '<folder>',
  'the folder or package from which the code samples import the generated code, such as ./generated',
  './generated',
  anyText,
  { fallback: { path: ['outputs', 'out'], read: (out) => importPath(String(out)) } },
);

/** @param words the help of the option. */
export const generatedFolder = (words: string): CommandOption<string> =>
  withDefault('<folder>', words, 'generated', filePath, {
    fallback: { path: ['outputs', 'out'], read: filePath.read },
  });

export const generatedForStubs: CommandOption<string> = generatedFolder(
  'the folder with the generated code; only the engine stubs uses it',
);

export const host: CommandOption<string> = withDefault('<address>', 'address to listen on', '127.0.0.1', anyText);

/** @param initial the default port number. */
export const port = (initial: number): CommandOption<number> =>
  withDefault('<number>', 'port to listen on; 0 selects a free port', initial, portNumber);

export const allowHost: CommandOption<readonly string[] | undefined> = optional(
  '<list>',
  'host names that requests may use in addition to the names of this computer; separated by commas (default: none if only this computer can connect, otherwise all)',
  commaList,
);

export const area: CommandOption<readonly string[] | undefined> = optional(
  '<list>',
  'limit the command to the operations of these areas, separated by commas',
  commaList,
);

const importExtensionKind = oneOfNames(importExtensions);

const importExtensionWith = (
  place?: Parameters<typeof optional<ImportExtension>>[3],
): CommandOption<ImportExtension | undefined> =>
  optional(
    '<end>',
    `the extension of relative imports: ${importExtensions.join(', ')} (default: as tsconfig.json requires)`,
    importExtensionKind,
    place,
  );

export const importExtension: CommandOption<ImportExtension | undefined> = importExtensionWith();

/**
 * The option {@link importExtension}, for a command that writes imports of generated code. Its default is the value of
 * `outputs.importExtensions` in the config.
 */
export const importExtensionOfOutput: CommandOption<ImportExtension | undefined> = importExtensionWith({
  fallback: { path: ['outputs', 'importExtensions'], read: importExtensionKind.read },
});

export const changelogOfTags: CommandOption<boolean> = offByDefault(
  'on the changelog page, list the changes between the versions that have git tags',
);

export const tagPrefix: CommandOption<string | undefined> = optional(
  '<text>',
  'the text before the version in the names of git tags, such as `api-`',
  anyText,
);

export const stopWithParent: CommandOption<boolean> = flag(
  'stop when the parent process ends, for example when the script that started forgespec is killed',
);
