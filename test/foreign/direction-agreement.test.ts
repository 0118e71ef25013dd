import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { generate } from '../generate.ts';
import { assignmentProgram, compilerErrors, wrongAssignments } from './assignments.ts';
import { compilerOutput } from './compiler-output.ts';
import { directionCases, directionSchemas } from './direction-cases.ts';

// The types and the validators of requests and responses must agree about `readOnly` and `writeOnly`. For each schema, this test assigns
// values to the types with the compiler, and validates the same values.
// https://spec.openapis.org/oas/v3.1.1.html#validating-readonly-and-writeonly

const folder = mkdtempSync(join(tmpdir(), 'forgespec-directions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const directions = ['request', 'response'] as const;
const content = (index: number): JsonValue => ({
  'application/json': { schema: { $ref: `#/components/schemas/Case${index}` } },
});
const typeOf = (direction: (typeof directions)[number], index: number): string =>
  direction === 'request'
    ? `import('./api/types/openapi.ts').operations['put${index}']['requestBody']['content']['application/json']`
    : `import('./api/types/openapi.ts').operations['put${index}']['responses'][200]['content']['application/json']`;

beforeAll(async () => {
  const paths = directionCases.map((_, index) => [
    `/cases/${index}`,
    {
      put: {
        operationId: `put${index}`,
        tags: ['cases'],
        requestBody: { required: true, content: content(index) },
        responses: { 200: { description: 'The same.', content: content(index) } },
      },
    },
  ]);
  const cases = directionCases.map(({ schema }, index) => [`Case${index}`, schema]);
  const description = {
    openapi: '3.1.0',
    info: { title: 'Directions', version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: { schemas: { ...directionSchemas, ...Object.fromEntries(cases) } },
  };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
  const { diagnostics } = await generate({
    spec: join(folder, 'openapi.json'),
    out: join(folder, 'api'),
    check: false,
    force: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('the types of requests and responses accept the valid values, and no invalid one', () => {
  const assignments = directionCases.flatMap((directionCase, index) =>
    directions.flatMap((direction) => {
      const { valid, invalid = [], inexpressible = [] } = directionCase[direction];
      const type = typeOf(direction, index);
      return [
        ...[...valid, ...inexpressible].map((value) => ({ type, value, isAssignable: true })),
        ...invalid.map((value) => ({ type, value, isAssignable: false })),
      ];
    }),
  );
  writeFileSync(join(folder, 'values.ts'), assignmentProgram('./api/types/index.ts', assignments));
  const output = compilerOutput(join(folder, 'values.ts'));
  expect(wrongAssignments(assignments, output, 'values.ts')).toEqual([]);
  // The type expressions import `openapi.ts`, so the import `types` of the program is unused. The compiler reports it as TS6133.
  expect(compilerErrors(output).filter(({ message }) => !message.startsWith('TS6133'))).toEqual([]);
});

test('the types of requests and responses have the properties of their direction', () => {
  const lines = directionCases.flatMap((directionCase, index) =>
    directions.flatMap((direction) => {
      const { absent = [], present = [], statements = [] } = directionCase[direction];
      const type = typeOf(direction, index);
      const key = ([path, name]: readonly [string, string]): string => `key<${type}${path}>('${name}');`;
      return [
        ...present.map(key),
        ...absent.map((property) => `// @ts-expect-error\n${key(property)}`),
        ...statements.map((statement) => `((message: ${type}) => { ${statement} });`),
      ];
    }),
  );
  const program = ['declare function key<T>(name: T extends unknown ? keyof T : never): void;', ...lines, 'export {};'];
  writeFileSync(join(folder, 'properties.ts'), program.join('\n'));
  expect(compilerOutput(join(folder, 'properties.ts'))).toBe('');
});

test('the validators of requests and responses accept the valid values, and no invalid one', async () => {
  const { requests } = await import(join(folder, 'api/validators/requests.ts'));
  const { responses } = await import(join(folder, 'api/validators/responses.ts'));
  const { judgeResponse } = await import(join(folder, 'api/validators/runtime/responses.ts'));
  const wrong: { index: number; direction: string; value: JsonValue; isAccepted: boolean }[] = [];
  for (const [index, directionCase] of directionCases.entries()) {
    const accepts = {
      request: (value: JsonValue): boolean => requests[`put${index}`].body(value).value !== undefined,
      response: (value: JsonValue): boolean =>
        judgeResponse(responses[`put${index}`], { status: 200, body: value }).length === 0,
    };
    for (const direction of directions) {
      const { valid, invalid = [], inexpressible = [] } = directionCase[direction];
      for (const value of valid) {
        if (!accepts[direction](value)) wrong.push({ index, direction, value, isAccepted: false });
      }
      for (const value of [...invalid, ...inexpressible]) {
        if (accepts[direction](value)) wrong.push({ index, direction, value, isAccepted: true });
      }
    }
  }
  expect(wrong).toEqual([]);
});
