import { changelogDeclaration } from './commands/changelog/declaration.ts';
import { completionDeclaration } from './commands/completion/declaration.ts';
import { configDeclaration } from './commands/config/declaration.ts';
import { contractDeclaration } from './commands/contract/declaration.ts';
import { diffDeclaration } from './commands/diff/declaration.ts';
import { docsDeclaration } from './commands/docs/declaration.ts';
import { doctorDeclaration } from './commands/doctor/declaration.ts';
import { explainDeclaration } from './commands/explain/declaration.ts';
import { generateDeclaration } from './commands/generate/declaration.ts';
import { initDeclaration } from './commands/init/declaration.ts';
import { languageServerDeclaration } from './commands/language-server/declaration.ts';
import { lintDeclaration } from './commands/lint/declaration.ts';
import { mcpDeclaration } from './commands/mcp/declaration.ts';
import { mockDeclaration } from './commands/mock/declaration.ts';
import { namesDeclaration } from './commands/names/declaration.ts';
import { pagesDeclaration } from './commands/pages/declaration.ts';
import { pluginDeclaration } from './commands/plugin/declaration.ts';
import { sandboxDeclaration } from './commands/sandbox/declaration.ts';
import { scaffoldDeclaration } from './commands/scaffold/declaration.ts';
import { serveDeclaration } from './commands/serve/declaration.ts';
import type { CommandDeclaration } from './options/declare-command.ts';

/** The declarations of all commands, in the order in which the help lists the commands. */
export const declaredCommands: readonly CommandDeclaration[] = [
  initDeclaration,
  generateDeclaration,
  lintDeclaration,
  namesDeclaration,
  pagesDeclaration,
  diffDeclaration,
  changelogDeclaration,
  docsDeclaration,
  serveDeclaration,
  scaffoldDeclaration,
  mockDeclaration,
  contractDeclaration,
  mcpDeclaration,
  sandboxDeclaration,
  pluginDeclaration,
  configDeclaration,
  doctorDeclaration,
  explainDeclaration,
  languageServerDeclaration,
  completionDeclaration,
];
