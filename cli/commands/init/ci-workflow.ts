import type { ProjectFacts } from './project-facts.ts';
import { yamlText } from './yaml-text.ts';

/**
 * Returns a GitHub Actions workflow that checks the description and the generated code. If the description has a problem, GitHub shows it
 * as an annotation on the line with the problem.
 */
export function ciWorkflow(facts: ProjectFacts): string {
  const { manager, pathInRepository, isOutputIgnored } = facts;
  const folder =
    pathInRepository === ''
      ? ''
      : `    defaults:
      run:
        working-directory: ${yamlText(withoutExpressions(pathInRepository))}
`;
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
${folder}    steps:
      - uses: actions/checkout@v6
        with:
          persist-credentials: false
${stepLines(setups[manager.name])}      - uses: actions/setup-node@v6
        with:
          node-version: 24
${stepLines(cacheLines(facts))}      - run: ${manager.install}
      - run: ${manager.exec} forgespec lint --format github
      - run: ${manager.exec} forgespec ${generate}
`;
}

const stepLines = (lines: readonly string[]): string => lines.map((line) => `      ${line}\n`).join('');

/**
 * The workflow steps that install a package manager. npm needs no step, because Node.js contains npm. These steps run before the step
 * setup-node, because that step restores the cache of the package manager.
 */
const setups = {
  npm: [],
  pnpm: ['- run: corepack enable'],
  yarn: ['- run: corepack enable'],
  bun: ['- uses: oven-sh/setup-bun@v2'],
} as const;

/**
 * Returns the lines that cache the downloaded packages. Returns an empty list for bun, because the step setup-node does not support bun.
 */
function cacheLines({ manager: { name }, pathInRepository }: ProjectFacts): readonly string[] {
  if (name === 'bun') return [];
  const lockfile = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock' }[name];
  // The lockfile is in the project folder, or in a folder above if the project is part of a workspace.
  const path = pathInRepository === '' ? [] : [`    cache-dependency-path: '**/${lockfile}'`];
  return [`    cache: ${name}`, ...path];
}

/** Escapes `${{` in a text, because GitHub Actions would evaluate the text after it as an expression. */
const withoutExpressions = (text: string): string => text.replaceAll('${{', "${{ '${{' }}");
