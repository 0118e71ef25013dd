import type { Recipe } from './recipe.ts';

/** One recipe for each section that has a test. The patches do not affect each other, so one copy contains all of them. */
export const recipes: readonly Recipe[] = [
  {
    section: 'Add a format of reports',
    edits: [
      {
        file: 'cli/formats/report-format-names.ts',
        find: `'checkstyle'] as const`,
        replace: `'checkstyle', 'lines'] as const`,
      },
      {
        file: 'cli/formats/report-formats.ts',
        find: `import { renderSarifReport } from './sarif-report.ts';`,
        replace: `import { renderLinesReport } from './lines-report.ts';\nimport { renderSarifReport } from './sarif-report.ts';`,
      },
      {
        file: 'cli/formats/report-formats.ts',
        find: 'checkstyle: renderCheckstyleReport,',
        replace: 'checkstyle: renderCheckstyleReport,\n  lines: renderLinesReport,',
      },
    ],
    files: {
      'cli/formats/lines-report.ts': `import type { LintReport } from './lint-report.ts';

/** Returns one line for each diagnostic. */
export const renderLinesReport = ({ diagnostics }: LintReport): string =>
  diagnostics.map(({ code, message }) => \`\${code}: \${message}\\n\`).join('');
`,
      'test/diagnostics/lines-format.test.ts': `import { expect, test } from 'vitest';
import { reportFormats } from '../../cli/formats/report-formats.ts';

test('the format lines has one line for each diagnostic', () => {
  const counts = { error: 0, warning: 0, note: 0 };
  expect(reportFormats.lines({ diagnostics: [], counts, spec: 'a.yaml', folder: '/' })).toBe('');
});
`,
    },
    tests: ['test/diagnostics/lines-format.test.ts'],
  },
  {
    section: 'Add a rule of the comparison',
    edits: [
      {
        file: 'diff/api/catalogue.ts',
        find: `  'operation-tag-added': 'The operation has a further tag.',`,
        replace: `  'operation-summary-removed': 'The operation has no summary any more.',\n  'operation-tag-added': 'The operation has a further tag.',`,
      },
    ],
    files: {},
    tests: ['test/diff/release.test.ts'],
  },
  {
    section: 'Add a fact of HTTP, JSON or OpenAPI',
    edits: [],
    files: {
      'templates/shared/is-idempotent.ts': `/** Returns true if a request with this method can be repeated without a further effect. RFC 9110, section 9.2.2. */
export const isIdempotent = (method: string): boolean =>
  ['get', 'head', 'put', 'delete', 'options', 'trace'].includes(method.toLowerCase());
`,
      'test/shared/is-idempotent.test.ts': `import { expect, test } from 'vitest';
import { isIdempotent } from '../../templates/shared/is-idempotent.ts';

test.each([['put', true], ['POST', false], ['GET', true]])('RFC 9110, section 9.2.2: %s is idempotent: %s', (method, expected) => {
  expect(isIdempotent(method)).toBe(expected);
});
`,
    },
    tests: ['test/shared/is-idempotent.test.ts', 'test/architecture.test.ts'],
  },
  {
    section: 'Add a lint rule',
    edits: [
      {
        file: 'spec/rules/plugin.ts',
        find: `import { summaryStyle } from './rules/summary-style.ts';`,
        replace: `import { summaryNoHash } from './rules/summary-no-hash.ts';\nimport { summaryStyle } from './rules/summary-style.ts';`,
      },
      {
        file: 'spec/rules/plugin.ts',
        find: `  'summary-style': summaryStyle,`,
        replace: `  'summary-no-hash': summaryNoHash,\n  'summary-style': summaryStyle,`,
      },
    ],
    files: {
      'spec/rules/rules/summary-no-hash.ts': `import { eachOperation } from '../openapi/each-operation.ts';

/** Requires that a summary does not contain a number sign. */
export const summaryNoHash = eachOperation(({ node }, report) => {
  const summary = node.at('summary');
  if (summary.text.includes('#')) report(summary.location, 'The summary contains #. Remove it.');
});
`,
      'test/lint-rules/summary-no-hash.test.ts': `import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a summary with a number sign is a problem', async () => {
  const description = yaml\`
    openapi: 3.1.0
    paths:
      /badges:
        get: { summary: 'List #1' }
        post: { summary: Add a badge }
  \`;
  expect(await findings('forge/summary-no-hash', description)).toEqual([
    'openapi.yaml:4:21 forge/summary-no-hash: The summary contains #. Remove it.',
  ]);
});
`,
    },
    tests: ['test/lint-rules/summary-no-hash.test.ts'],
  },
  {
    section: 'Add an option or a key of the config',
    edits: [
      {
        file: 'cli/commands/lint/declaration.ts',
        find: `    quiet: flag(`,
        replace: `    brief: flag('print only the number of problems'),\n    quiet: flag(`,
      },
      {
        file: 'cli/commands/lint/run.ts',
        find: `if (format === 'text') printText`,
        replace: `if (options.brief) process.stdout.write(\`\${diagnostics.length} problems\\n\`);\n  else if (format === 'text') printText`,
      },
    ],
    files: {
      'test/command-line/brief.test.ts': `import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

test('lint --brief prints only the number of problems', async () => {
  const folder = folderWith({ 'openapi.json': '{}' });
  const { stdout } = await callForgespec(folder, 'lint', 'openapi.json', '--brief');
  expect(stdout).toMatch(/^[0-9]+ problems$/mu);
});
`,
    },
    tests: ['test/command-line/brief.test.ts', 'test/config/schema.test.ts'],
  },
];
