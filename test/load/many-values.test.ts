import { expect, test } from 'vitest';
import { orderCanonically } from '../../description/json/canonical-order.ts';
import { createModule } from '../../generator/code/module.ts';
import { createDiagnostics, type Diagnostic } from '../../description/diagnostics/diagnostic.ts';

// A function call has at most about 120,000 arguments, so lists of this length must never become arguments.
const count = 200_000;

test('a list with many objects gets the canonical order', () => {
  const items = Array.from({ length: count }, () => ({ b: 1, a: 2 }));
  orderCanonically({ items });
  expect(Object.keys(items[count - 1] ?? {})).toEqual(['a', 'b']);
});

test('many problems are collected', () => {
  const diagnostics = createDiagnostics();
  const problem = { code: 'server-variable-unused', severity: 'warning', fix: 'Remove it.' } as const;
  diagnostics.addAll(Array.from({ length: count }, (_, index): Diagnostic => ({ ...problem, message: `${index}` })));
  expect(diagnostics.count).toBe(count);
});

test('many statements are added to a module', () => {
  const module = createModule('types/index.ts');
  module.addAll(Array.from({ length: count }, (_, index) => `export type T${index} = string;`));
  expect(module.statements).toHaveLength(count);
});
