import type { Recipe } from './recipe.ts';

/** A format of reports: one line for each diagnostic. */
export const reportFormat: Recipe = {
  section: 'Add a format of reports',
  edits: [
    {
      file: 'cli/formats/report-format-names.ts',
      find: `reportFormatNames = ['text', `,
      replace: `reportFormatNames = ['text', 'lines', `,
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
};
