import { contractDeclaration } from '../declarations/contract.ts';
import { docsDeclaration } from '../declarations/docs.ts';
import { generateDeclaration } from '../declarations/generate.ts';
import { lintDeclaration } from '../declarations/lint.ts';
import { mockDeclaration } from '../declarations/mock.ts';
import { sandboxDeclaration } from '../declarations/sandbox.ts';
import { scaffoldDeclaration } from '../declarations/scaffold.ts';
import { serveDeclaration } from '../declarations/serve.ts';
import type { CommandDeclaration } from '../options/declare-command.ts';
import type { Setting, SettingPath } from '../options/setting.ts';

/** The commands that the config configures, in the order of its sections. */
export const configuredCommands: readonly CommandDeclaration[] = [
  generateDeclaration,
  lintDeclaration,
  docsDeclaration,
  serveDeclaration,
  scaffoldDeclaration,
  mockDeclaration,
  contractDeclaration,
  sandboxDeclaration,
];

/** Returns the path of the key that sets an option. @param base the path of the section, or of one item of a section. */
export const settingPath = ({ path }: Setting<unknown>, base: SettingPath, key: string): SettingPath =>
  path ?? [...base, key];
