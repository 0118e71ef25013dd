import { stringLiteral } from '@forgespec/generator/code';
import { ciWorkflow } from './ci-workflow.ts';
import { gitlabJob } from './gitlab-job.ts';
import type { InitAction, InitPlan } from './init-plan.ts';
import { addScripts, scriptLines } from './package-scripts.ts';
import type { ProjectFacts } from './project-facts.ts';
import { starterDescription } from './starter-description.ts';

/** The path of the description that is created if a project has none. It is also the default of the option `spec`. */
export const starterPath = 'spec/openapi.yaml';

/**
 * Returns the step that creates a file. If the file already has the text `text`, returns no step. If the file has another text, returns a
 * step that keeps the file unchanged.
 */
type CreateFile = (path: string, text: string, words: string, ifExists?: string) => InitAction[];

/** Returns the steps that set up forgespec in a project. No step replaces the content of an existing file. */
export function planInit(facts: ProjectFacts): InitPlan {
  const { config, document, configKind } = facts;
  const name = config ?? `forgespec.config.${configKind}`;
  const isNew = config === undefined;
  const create: CreateFile = (path, text, words, ifExists = 'exists, and is not changed') => {
    const found = facts.textOf(path);
    if (found === undefined) return [{ kind: 'create', path, text, words }];
    return found === text ? [] : [{ kind: 'keep', path, words: ifExists }];
  };
  const actions: InitAction[] = [
    ...(isNew && document === undefined
      ? create(starterPath, starterDescription, 'a description with one operation')
      : []),
    ...create(name, configText(facts), `the config: ${document ?? starterPath} → ${facts.output}/`),
    ...addScripts(facts),
    // Deno keeps packages in a folder of the user, and not in the project.
    ...(facts.denoFile === undefined ? ignorePackages(facts) : []),
    ...(facts.ciServices.includes('github')
      ? create(
          inRepository(facts, '.github/workflows/forgespec.yml'),
          ciWorkflow(facts),
          'a GitHub workflow that checks the description and the code',
        )
      : []),
    ...(facts.ciServices.includes('gitlab') ? addGitlabJob(facts, create) : []),
    ...(name.endsWith('.json') && facts.denoFile === undefined
      ? create(
          '.vscode/settings.json',
          editorSettings(name),
          'lets VS Code suggest the keys of the config',
          editorHint(name),
        )
      : []),
  ];
  return { actions, next: nextCommands(facts) };
}

function configText({ configKind, document = starterPath, output }: ProjectFacts): string {
  if (configKind === 'json') return `${JSON.stringify({ spec: document, outputs: { out: output } }, null, 2)}\n`;
  return `import { defineConfig } from 'forgespec';

export default defineConfig({
  spec: ${stringLiteral(document)},
  outputs: { out: ${stringLiteral(output)} },
});
`;
}

/**
 * Returns the path of a file such as `.gitlab-ci.yml`, relative to the project folder. The file has a fixed path in the repository, and the
 * project folder may be below the root folder of the repository.
 */
const inRepository = ({ pathInRepository }: ProjectFacts, path: string): string =>
  `${pathInRepository
    .split('/')
    .map((part) => (part === '' ? '' : '../'))
    .join('')}${path}`;

/** Returns the step that writes the job for GitLab CI: as `.gitlab-ci.yml`, or as a file that an existing `.gitlab-ci.yml` can include. */
function addGitlabJob(facts: ProjectFacts, create: CreateFile): InitAction[] {
  const main = inRepository(facts, '.gitlab-ci.yml');
  const job = gitlabJob(facts);
  const existing = facts.textOf(main);
  const words = 'a GitLab job that checks the description and the code';
  if (existing === undefined || existing === job) return create(main, job, words);
  const included = '.gitlab/forgespec.yml';
  const isIncluded = existing.includes(included);
  const hint = `exists, and is not changed; to run the job, add this to the file: include: [{ local: ${included} }]`;
  return [
    ...create(inRepository(facts, included), job, words),
    ...(isIncluded ? [] : [{ kind: 'keep', path: main, words: hint } as const]),
  ];
}

function ignorePackages({ ignoresPackages, textOf }: ProjectFacts): InitAction[] {
  if (ignoresPackages) return [];
  const path = '.gitignore';
  const before = textOf(path);
  const line = 'node_modules/\n';
  const words = 'ignores node_modules/';
  if (before === undefined) return [{ kind: 'create', path, text: line, words }];
  const text = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${line}`;
  return [{ kind: 'change', path, before, text, words }];
}

const schemaMapping = (name: string): object => ({
  'json.schemas': [{ fileMatch: [`/${name}`], url: './node_modules/forgespec/config.schema.json' }],
});

const editorSettings = (name: string): string => `${JSON.stringify(schemaMapping(name), null, 2)}\n`;

const editorHint = (name: string): string =>
  `exists, and is not changed; to let VS Code suggest the keys of the config, add this to the file: ${JSON.stringify(schemaMapping(name)).slice(1, -1)}`;

/** Returns three commands for the user to run next. Prefers the scripts of package.json to direct calls of forgespec. */
function nextCommands(facts: ProjectFacts): string[] {
  const { manager, packageFile, denoFile } = facts;
  const scripts = scriptLines(facts);
  const call = (script: string, args: string): string =>
    [`forgespec ${args}`, `${manager.exec} forgespec ${args}`].some((line) => scripts.get(script) === line)
      ? `${manager.run} ${script}`
      : `${manager.exec} forgespec ${args}`;
  const isInstalled = ['dependencies', 'devDependencies', 'imports'].some((list) => {
    const packages = (denoFile?.content ?? packageFile)?.value[list];
    return typeof packages === 'object' && packages !== null && Object.hasOwn(packages, 'forgespec');
  });
  const commands = [call('api:lint', 'lint'), call('api:generate', 'generate')];
  return isInstalled ? [...commands, `${manager.exec} forgespec doctor`] : [`${manager.add} forgespec`, ...commands];
}
