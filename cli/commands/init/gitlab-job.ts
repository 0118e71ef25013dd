import { shellWord } from '@forgespec/description/text';
import type { ProjectFacts } from './project-facts.ts';
import { yamlText } from './yaml-text.ts';

/**
 * Returns a job for GitLab CI that checks the description and the generated code. A merge request shows the errors of the description
 * as failed tests.
 */
export function gitlabJob(facts: ProjectFacts): string {
  const { manager, pathInRepository, isOutputIgnored } = facts;
  const { variables, folder, lockfile, setup } = caches[manager.name];
  const isRoot = pathInRepository === '';
  const script = [
    ...setup,
    ...(isRoot ? [] : [`cd ${shellWord(pathInRepository)}`]),
    manager.install,
    // The report is in the root folder of the repository, because GitLab does not find paths with special characters.
    `${manager.exec} forgespec lint --format junit > ${isRoot ? '' : '"$CI_PROJECT_DIR"/'}forgespec.xml`,
    `${manager.exec} forgespec ${isOutputIgnored ? 'generate' : 'generate --check'}`,
  ];
  return `# Checks the OpenAPI description, and that the generated code is up to date.
forgespec:
  image: node:24.17.0-alpine3.24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  variables:
${variables.map((line) => `    ${line}\n`).join('')}  cache:
    key:${isRoot ? `\n      files: [${lockfile}]` : ' forgespec'}
    paths: [${folder}/]
  script:
${script.map((line) => `    - ${/^[\w./]+(?: [\w./>-]+)*$/u.test(line) ? line : yamlText(line)}\n`).join('')}  artifacts:
    when: always
    expire_in: 1 week
    reports:
      junit: forgespec.xml
`;
}

/**
 * A map from each package manager to its settings. GitLab keeps the downloaded packages in `folder` between jobs. The commands in `setup`
 * install the package manager.
 */
const caches = {
  npm: {
    variables: ['npm_config_cache: $CI_PROJECT_DIR/.npm'],
    folder: '.npm',
    lockfile: 'package-lock.json',
    setup: [],
  },
  pnpm: {
    variables: ['npm_config_store_dir: $CI_PROJECT_DIR/.pnpm-store'],
    folder: '.pnpm-store',
    lockfile: 'pnpm-lock.yaml',
    setup: ['corepack enable'],
  },
  yarn: {
    variables: ['YARN_CACHE_FOLDER: $CI_PROJECT_DIR/.yarn-cache', "YARN_ENABLE_GLOBAL_CACHE: 'false'"],
    folder: '.yarn-cache',
    lockfile: 'yarn.lock',
    setup: ['corepack enable'],
  },
  bun: {
    variables: ['BUN_INSTALL_CACHE_DIR: $CI_PROJECT_DIR/.bun'],
    folder: '.bun',
    lockfile: 'bun.lock',
    setup: ['npm install --global bun'],
  },
} as const;
