import { hasFetchedDocument, type ProjectFacts } from './project-facts.ts';
import { yamlText } from './yaml-text.ts';

/**
 * Returns a GitHub Actions workflow. It checks the description and the generated code, compares the description of a pull request with its
 * base, and tests a server if a variable has its URL. If the description has a problem, GitHub shows it as an annotation on the line with
 * the problem.
 */
export function ciWorkflow(facts: ProjectFacts): string {
  const { manager, isOutputIgnored } = facts;
  const generate = isOutputIgnored ? 'generate' : 'generate --check';
  return `# Checks the OpenAPI description, and that the generated code is up to date.
name: forgespec
on:
  push:
    branches: [main, master]
  pull_request:
permissions:
  contents: read
concurrency:
  group: forgespec-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
${jobSteps(facts)}      - run: ${manager.exec} forgespec lint --format github
      - run: ${manager.exec} forgespec ${generate}
${hasFetchedDocument(facts) ? '' : compareJob(facts)}
  # Tests a running server. To use this job, install @forgespec/contract, and set the variable FORGESPEC_TARGET of the repository to the URL
  # of the server. The requests only read.
  contract:
    if: vars.FORGESPEC_TARGET != ''
    runs-on: ubuntu-24.04
    timeout-minutes: 30
${jobSteps(facts)}      - run: ${manager.exec} forgespec contract --target "$FORGESPEC_TARGET" --report github
        env:
          FORGESPEC_TARGET: \${{ vars.FORGESPEC_TARGET }}
`;
}

/**
 * Returns the job that compares the description of a pull request with its base. GitHub checks out the result of the merge. Its first
 * parent is the base.
 */
const compareJob = (facts: ProjectFacts): string => `
  # Compares the description with the base of the pull request. Fails if a change breaks callers or servers.
  compare:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions:
      contents: read
      pull-requests: write
${jobSteps(facts, 2)}      - run: |
          ${facts.manager.exec} forgespec diff HEAD^1: --fail-on breaking --format markdown > "$RUNNER_TEMP/forgespec.md"
      - if: always()
        run: |
          if [ -s "$RUNNER_TEMP/forgespec.md" ]; then cat "$RUNNER_TEMP/forgespec.md" >> "$GITHUB_STEP_SUMMARY"; fi
      # The token of a pull request from a fork cannot write comments. The summary of the run shows the changes.
      - if: always() && github.event.pull_request.head.repo.full_name == github.repository
        run: |
          if [ -s "$RUNNER_TEMP/forgespec.md" ]; then
            head -c 60000 "$RUNNER_TEMP/forgespec.md" | gh pr comment "$NUMBER" --edit-last --create-if-none --body-file -
          fi
        env:
          GH_TOKEN: \${{ github.token }}
          NUMBER: \${{ github.event.pull_request.number }}
`;

/**
 * Returns the folder of a job, and the steps that check out the repository and install its packages.
 *
 * @param depth the number of commits to fetch. Undefined for the default of GitHub, which is 1.
 */
function jobSteps(facts: ProjectFacts, depth?: number): string {
  const { manager, pathInRepository } = facts;
  const folder =
    pathInRepository === ''
      ? ''
      : `    defaults:
      run:
        working-directory: ${yamlText(withoutExpressions(pathInRepository))}
`;
  const steps = [
    '- uses: actions/checkout@v6',
    '  with:',
    '    persist-credentials: false',
    ...(depth === undefined ? [] : [`    fetch-depth: ${depth}`]),
    ...setups[manager.name],
    ...(manager.name === 'deno'
      ? []
      : ['- uses: actions/setup-node@v6', '  with:', '    node-version: 24', ...cacheLines(facts)]),
    `- run: ${manager.install}`,
  ];
  return `${folder}    steps:\n${steps.map((line) => `      ${line}\n`).join('')}`;
}

/**
 * The workflow steps that install a package manager. npm needs no step, because Node.js contains npm. These steps run before the step
 * setup-node, because that step restores the cache of the package manager.
 */
const setups = {
  npm: [],
  pnpm: ['- run: corepack enable'],
  yarn: ['- run: corepack enable'],
  bun: ['- uses: oven-sh/setup-bun@v2'],
  deno: ['- uses: denoland/setup-deno@v2', '  with:', '    deno-version: v2.x', '    cache: true'],
} as const;

/**
 * Returns the lines that cache the downloaded packages. Returns an empty list for bun, because the step setup-node does not support bun.
 */
function cacheLines({ manager: { name }, pathInRepository }: ProjectFacts): readonly string[] {
  if (name === 'bun' || name === 'deno') return [];
  const lockfile = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock' }[name];
  // The lockfile is in the project folder, or in a folder above if the project is part of a workspace.
  const path = pathInRepository === '' ? [] : [`    cache-dependency-path: '**/${lockfile}'`];
  return [`    cache: ${name}`, ...path];
}

/** Escapes `${{` in a text, because GitHub Actions would evaluate the text after it as an expression. */
const withoutExpressions = (text: string): string => text.replaceAll('${{', "${{ '${{' }}");
