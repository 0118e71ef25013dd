import { changelogDeclaration } from './declarations/changelog.ts';
import { completionDeclaration } from './declarations/completion.ts';
import { configDeclaration } from './declarations/config.ts';
import { contractDeclaration } from './declarations/contract.ts';
import { diffDeclaration } from './declarations/diff.ts';
import { docsDeclaration } from './declarations/docs.ts';
import { doctorDeclaration } from './declarations/doctor.ts';
import { explainDeclaration } from './declarations/explain.ts';
import { generateDeclaration } from './declarations/generate.ts';
import { initDeclaration } from './declarations/init.ts';
import { lintDeclaration } from './declarations/lint.ts';
import { mockDeclaration } from './declarations/mock.ts';
import { sandboxDeclaration } from './declarations/sandbox.ts';
import { scaffoldDeclaration } from './declarations/scaffold.ts';
import { serveDeclaration } from './declarations/serve.ts';
import type { CommandDeclaration } from './options/declare-command.ts';

/** The declarations of all commands, in the order in which the help lists the commands. */
export const declaredCommands: readonly CommandDeclaration[] = [
  initDeclaration,
  generateDeclaration,
  lintDeclaration,
  diffDeclaration,
  changelogDeclaration,
  docsDeclaration,
  serveDeclaration,
  scaffoldDeclaration,
  mockDeclaration,
  contractDeclaration,
  sandboxDeclaration,
  configDeclaration,
  doctorDeclaration,
  explainDeclaration,
  completionDeclaration,
];
