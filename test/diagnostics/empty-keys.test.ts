import { expect, test } from 'vitest';
import { head, report } from './diagnose.ts';

test('an empty key in braces does not hide the faults of the lines below', async () => {
  const text = await report(`${head}paths: {}
components:
  schemas:
    Pet: { not: }
    Dog: { type: dgo }
`);
  expect(text).toContain('`not` is empty');
  expect(text).toContain('"dgo" is not a type');
});
