import type { Remote } from '@forgespec/generator/remotes';
import { importExtensions, type ImportExtension } from '@forgespec/generator/import-extensions';
import type { CommandOption } from './command-option.ts';
import { flag, optional, repeatable, withDefault } from './option-kinds.ts';
import { commaList, oneOf, portNumber, remoteFolder, text } from './option-values.ts';

// Options that several commands have.

export const spec: CommandOption<string> = withDefault(
  '<file>',
  'root of the description: OpenAPI 3.0 or 3.1, YAML or JSON, one file or split',
  'spec/openapi.yaml',
  text,
);

export const remotes: CommandOption<readonly Remote[]> = repeatable(
  '<url-prefix=folder>',
  'the folder with the documents that references find below an address; may be repeated, nothing is ever fetched',
  remoteFolder,
);

export const code: CommandOption<string> = withDefault(
  '<folder>',
  'where samples import from: a folder such as ./generated, or the name of a package',
  './generated',
  text,
);

export const generatedForStubs: CommandOption<string> = withDefault(
  '<folder>',
  'what was generated, for the engine stubs',
  'generated',
  text,
);

export const host: CommandOption<string> = withDefault('<address>', 'address to listen on', '127.0.0.1', text);

/** @param initial the default port. */
export const port = (initial: number): CommandOption<number> =>
  withDefault('<number>', 'port to listen on; 0 for any free one', initial, portNumber);

export const allowHost: CommandOption<readonly string[] | undefined> = optional(
  '<list>',
  'names under which it may be addressed, separated by commas (default: names of this computer, if it listens there only)',
  commaList,
);

export const area: CommandOption<readonly string[] | undefined> = optional(
  '<list>',
  'only these areas, separated by commas',
  commaList,
);

export const importEnd: CommandOption<ImportExtension | undefined> = optional(
  '<end>',
  `how imports of other files end: ${importExtensions.join(', ')} (default: as tsconfig.json needs it)`,
  oneOf(importExtensions),
);

export const stopWithParent: CommandOption<boolean> = flag(
  'stop when the process that started this one has ended, such as a script that was killed',
);
