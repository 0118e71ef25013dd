import { shellWord } from '@forgespec/description/text';
import { hasFetchedDocument, type ProjectFacts } from './project-facts.ts';
import { yamlText } from './yaml-text.ts';

/**
 * Returns the jobs for GitLab CI. They check the description and the generated code, compare the description of a merge request with its
 * base, and test a server if a variable has its URL. A merge request shows the errors of the description as failed tests.
 */
export function gitlabJob(facts: ProjectFacts): string {
  const { manager, pathInRepository, isOutputIgnored } = facts;
  const { variables, folder, lockfile, setup, image } = caches[manager.name];
  const isRoot = pathInRepository === '';
  const enter = isRoot ? [] : [`cd ${shellWord(pathInRepository)}`];
  // The reports are in the root folder of the repository, because GitLab does not find paths with special characters.
  const reports = isRoot ? '' : '"$CI_PROJECT_DIR"/';
  const check = [
    ...setup,
    ...enter,
    manager.install,
    `${manager.exec} forgespec lint --format junit > ${reports}forgespec.xml`,
    `${manager.exec} forgespec ${isOutputIgnored ? 'generate' : 'generate --check'}`,
  ];
  const base = '"$CI_MERGE_REQUEST_DIFF_BASE_SHA"';
  const compare = [
    'apk add --no-cache git curl',
    ...setup,
    ...enter,
    manager.install,
    `git fetch --depth 1 origin ${base}`,
    'code=0',
    `${manager.exec} forgespec diff ${base}: --fail-on breaking --format markdown > ${reports}forgespec.md || code=$?`,
    `if [ -n "\${FORGESPEC_TOKEN:-}" ] && [ -s ${reports}forgespec.md ]; then curl --fail --silent --show-error --output /dev/null --header "PRIVATE-TOKEN: $FORGESPEC_TOKEN" --data-urlencode "body@$CI_PROJECT_DIR/forgespec.md" "$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes" || echo "The comment was not written."; fi`,
    'exit $code',
  ];
  const contract = [
    ...setup,
    ...enter,
    manager.install,
    `${manager.exec} forgespec contract --target "$FORGESPEC_TARGET" --report junit=${reports}contract.xml`,
  ];
  return `# Checks the OpenAPI description, and that the generated code is up to date.
.forgespec:
  image: ${image}
  variables:
${variables.map((line) => `    ${line}\n`).join('')}  cache:
    key:${isRoot ? `\n      files: [${lockfile}]` : ' forgespec'}
    paths: [${folder}/]

forgespec:
  extends: .forgespec
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
${scriptLines(check)}  artifacts:
    when: always
    expire_in: 1 week
    reports:
      junit: forgespec.xml
${hasFetchedDocument(facts) ? '' : compareJob(compare)}
# Tests a running server. To use this job, install @forgespec/contract, and set the variable FORGESPEC_TARGET of the project to the URL of
# the server. The requests only read.
forgespec:contract:
  extends: .forgespec
  rules:
    - if: $FORGESPEC_TARGET
  script:
${scriptLines(contract)}  artifacts:
    when: always
    expire_in: 1 week
    reports:
      junit: contract.xml
`;
}

const compareJob = (script: readonly string[]): string => `
# Compares the description with the base of the merge request. Fails if a change breaks callers or servers. The merge request links to the
# report. If the variable FORGESPEC_TOKEN has an access token with the scope api, the job also writes the report as a comment.
forgespec:compare:
  extends: .forgespec
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
${scriptLines(script)}  artifacts:
    when: always
    expire_in: 1 week
    expose_as: changes of the API
    paths: [forgespec.md]
`;

const scriptLines = (script: readonly string[]): string =>
  script.map((line) => `    - ${/^[\w./]+(?: [\w./>-]+)*$/u.test(line) ? line : yamlText(line)}\n`).join('');

const nodeImage = 'node:24.17.0-alpine3.24';

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
    image: nodeImage,
  },
  pnpm: {
    variables: ['npm_config_store_dir: $CI_PROJECT_DIR/.pnpm-store'],
    folder: '.pnpm-store',
    lockfile: 'pnpm-lock.yaml',
    setup: ['corepack enable'],
    image: nodeImage,
  },
  yarn: {
    variables: ['YARN_CACHE_FOLDER: $CI_PROJECT_DIR/.yarn-cache', "YARN_ENABLE_GLOBAL_CACHE: 'false'"],
    folder: '.yarn-cache',
    lockfile: 'yarn.lock',
    setup: ['corepack enable'],
    image: nodeImage,
  },
  bun: {
    variables: ['BUN_INSTALL_CACHE_DIR: $CI_PROJECT_DIR/.bun'],
    folder: '.bun',
    lockfile: 'bun.lock',
    setup: ['npm install --global bun'],
    image: nodeImage,
  },
  deno: {
    variables: ['DENO_DIR: $CI_PROJECT_DIR/.deno'],
    folder: '.deno',
    lockfile: 'deno.lock',
    setup: [],
    image: 'denoland/deno:alpine-2.9.6',
  },
} as const;
