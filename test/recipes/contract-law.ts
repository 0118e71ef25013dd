import type { Recipe } from './recipe.ts';

/** A law of HTTP: a client that accepts any media type gets a response. */
export const contractLaw: Recipe = {
  section: 'Add a law of the contract tests',
  edits: [
    {
      file: 'contract/2-plan/cases/plan.ts',
      find: `import { authenticationCases } from './authentication.ts';`,
      replace: `import { acceptCases } from './accept.ts';\nimport { authenticationCases } from './authentication.ts';`,
    },
    {
      file: 'contract/2-plan/cases/plan.ts',
      find: '        ...wireCases(subject, operation),',
      replace: '        ...wireCases(subject, operation),\n        ...acceptCases(operation),',
    },
    {
      file: 'test/contract/faults/stateless-faults.ts',
      find: `  fault('201 for a read', 'getProjectLabel',`,
      replace: `  fault(
    '406 for any media type',
    'getProjectLabel',
    answers(\`GET \${label}\`, (answered, { headers }) => {
      if (headers['accept'] === '*/*') Object.assign(answered, { status: 406, body: '' });
    }),
  ),
  fault('201 for a read', 'getProjectLabel',`,
    },
  ],
  files: {
    'contract/2-plan/cases/accept.ts': `import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { createCase, isSafe } from './draft.ts';
import { expectSuccess } from './expect.ts';

/**
 * Returns a case that accepts any media type, for an operation that only reads. The server may then respond with each of its media types:
 * RFC 9110, section 12.5.1.
 */
export function acceptCases(operation: TestedOperation): Case[] {
  if (!isSafe(operation)) return [];
  return [
    createCase(operation, {
      kind: 'wire',
      name: 'wire/accept/any',
      pointer: operation.pointer,
      async run(session, operation) {
        const args = await session.prepare(operation);
        const exchange = await session.call(operation, args, {
          rewrite: (request) => ({ ...request, headers: { ...request.headers, accept: '*/*' } }),
        });
        expectSuccess(session, operation, exchange, { rule: 'wire/accept', pointer: operation.pointer });
      },
    }),
  ];
}
`,
  },
  programs: [
    // All faults together take minutes.
    ['node_modules/vitest/vitest.mjs', 'run', 'test/contract/faults/stateless-faults.test.ts', '-t', 'any media type'],
  ],
  tests: [],
};
