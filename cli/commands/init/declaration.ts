import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { fetchOptionsForRun } from '../../options/fetch-options.ts';
import { ciServiceNames, type CiService } from './ci-service-names.ts';
import { flag, optionalForRun, positional } from '../../options/option-kinds.ts';
import { oneOfNames } from '../../options/value-kinds.ts';

export type InitCommandOptions = OptionsOf<typeof initDeclaration>;

export const initDeclaration = declareCommand({
  name: 'init',
  words: 'add forgespec to the project in this folder: config, scripts, CI file; no file is overwritten',
  options: {
    document: positional(
      '[document]',
      'the OpenAPI document of the project: a file or a URL (default: spec/openapi.yaml or openapi.*; if the project has none of these files, an example is written)',
    ),
    ...fetchOptionsForRun,
    ci: optionalForRun(
      '<service>',
      'the service for which a CI file is written: github, gitlab or none (default: the services that the files and git remotes of the repository show, otherwise github)',
      oneOfNames<CiService | 'none'>([...ciServiceNames, 'none']),
    ),
    dryRun: flag('show the steps, and write nothing'),
    yes: flag('write the files without asking'),
  },
  examples: [
    { args: '', words: 'show the steps for this project, and ask before writing' },
    { args: 'petstore.yaml --yes', words: 'use an existing document, and do not ask' },
    { args: '--ci gitlab --dry-run', words: 'only show the steps, with a job for GitLab CI' },
  ],
});
