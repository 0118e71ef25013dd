import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '@forgespec/generator/remotes';
import { importExtensions, type ImportExtension } from '@forgespec/generator/import-extensions';
import type { CommandOption } from './command-option.ts';
import { flag, optional, repeatable, withDefault } from './option-kinds.ts';
import { anyText, commaList, oneOfNames, filePath, portNumber, remoteFolder, remoteFolders } from './value-kinds.ts';

// The options that several commands have.

export const spec: CommandOption<string> = withDefault(
  '<file>',
  'root of the description: OpenAPI 3.0 or 3.1, YAML or JSON, one file or split',
  'spec/openapi.yaml',
  filePath,
  { path: ['spec'] },
);

export const remotes: CommandOption<readonly Remote[]> = repeatable(
  '<url-prefix=folder>',
  'the folder with the documents below an address; may be repeated; nothing is ever fetched',
  remoteFolder,
  { ...remoteFolders, path: ['remotes'] },
);

/** The file of rules that counts if no option names one. */
export const usualRules = 'redocly.yaml';

export const rules: CommandOption<string | undefined> = {
  ...optional(
    '<file>',
    `the rules, as Redocly reads them (default: ${usualRules}, or the recommended rules of Redocly if that file does not exist)`,
    filePath,
    { path: ['rules', 'file'] },
  ),
  initial: (folder) => (existsSync(join(folder, usualRules)) ? filePath.read(usualRules, folder) : undefined),
};

export const code: CommandOption<string> = withDefault(
  '<folder>',
  'the folder or package from which samples import, such as ./generated',
  './generated',
  anyText,
);

/** @param words the help of the option. */
export const generatedFolder = (words: string): CommandOption<string> =>
  withDefault('<folder>', words, 'generated', filePath, { fallback: ['outputs', 'out'] });

export const generatedForStubs: CommandOption<string> = generatedFolder(
  'the folder with the generated code, for the engine stubs',
);

export const host: CommandOption<string> = withDefault('<address>', 'address to listen on', '127.0.0.1', anyText);

/** @param initial the default port number. */
export const port = (initial: number): CommandOption<number> =>
  withDefault('<number>', 'port to listen on; 0 for any free one', initial, portNumber);

export const allowHost: CommandOption<readonly string[] | undefined> = optional(
  '<list>',
  'accepted host names, separated by commas (default: names of this computer, if only this computer can connect)',
  commaList,
);

export const area: CommandOption<readonly string[] | undefined> = optional(
  '<list>',
  'only these areas, separated by commas',
  commaList,
);

/** @param fallback the path of the key of the config that also sets the option. */
export const importEnd = (fallback?: readonly string[]): CommandOption<ImportExtension | undefined> =>
  optional(
    '<end>',
    `the extension of relative imports: ${importExtensions.join(', ')} (default: as tsconfig.json requires)`,
    oneOfNames(importExtensions),
    fallback && { fallback },
  );

export const stopWithParent: CommandOption<boolean> = flag(
  'stop when the parent process ends, such as a script that was killed',
);
