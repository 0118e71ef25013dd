import type { Remote } from '@forgespec/generator/remotes';
import { importExtensions, type ImportExtension } from '@forgespec/generator/import-extensions';
import type { CommandOption } from './command-option.ts';
import { flag, optional, repeatable, withDefault } from './option-kinds.ts';
import { commaList, oneOfNames, portNumber, remoteFolder, text } from './option-values.ts';

// The options that several commands have.

export const spec: CommandOption<string> = withDefault(
  '<file>',
  'root of the description: OpenAPI 3.0 or 3.1, YAML or JSON, one file or split',
  'spec/openapi.yaml',
  text,
);

export const remotes: CommandOption<readonly Remote[]> = repeatable(
  '<url-prefix=folder>',
  'the folder with the documents below an address; may be repeated; nothing is ever fetched',
  remoteFolder,
);

export const code: CommandOption<string> = withDefault(
  '<folder>',
  'the folder or package from which samples import, such as ./generated',
  './generated',
  text,
);

export const generatedForStubs: CommandOption<string> = withDefault(
  '<folder>',
  'the folder with the generated code, for the engine stubs',
  'generated',
  text,
);

export const host: CommandOption<string> = withDefault('<address>', 'address to listen on', '127.0.0.1', text);

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

export const importEnd: CommandOption<ImportExtension | undefined> = optional(
  '<end>',
  `the extension of relative imports: ${importExtensions.join(', ')} (default: as tsconfig.json requires)`,
  oneOfNames(importExtensions),
);

export const stopWithParent: CommandOption<boolean> = flag(
  'stop when the parent process ends, such as a script that was killed',
);
