import type { ProjectFacts } from './project-facts.ts';

/** Returns a GitHub Actions workflow that checks the description and the generated code. */
export function ciWorkflow({ manager, pathInRepository, isOutputIgnored }: ProjectFacts): string {
  const folder =
    pathInRepository === ''
      ? ''
      : `    defaults:
      run:
        working-directory: ${yamlText(pathInRepository)}
`;
  const setup = setups[manager.name].map((line) => `      ${line}\n`).join('');
  const generate = isOutputIgnored ? 'generate' : 'generate --check';
  return `# Checks the OpenAPI description, and that the generated code is up to date.
name: forgespec
on:
  push:
    branches: [main, master]
  pull_request:
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-24.04
${folder}    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
${setup}      - run: ${manager.install}
      - run: ${manager.exec} forgespec lint
      - run: ${manager.exec} forgespec ${generate}
`;
}

/** The workflow steps that install a package manager. npm needs none, because Node.js contains it. */
const setups = {
  npm: [],
  pnpm: ['- run: corepack enable'],
  yarn: ['- run: corepack enable'],
  bun: ['- uses: oven-sh/setup-bun@v2'],
} as const;

/** Returns a text as a YAML string. Escapes `${{`, because GitHub Actions would evaluate an expression. */
function yamlText(text: string): string {
  const escaped = text.replaceAll('${{', "${{ '${{' }}");
  return JSON.stringify(escaped).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/gu, unicodeEscape);
}

const unicodeEscape = (character: string): string =>
  `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
