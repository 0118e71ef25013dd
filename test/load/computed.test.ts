import { expect, test } from 'vitest';
import { createDiagnostics, type SourceLocation } from '../../description/diagnostics/diagnostic.ts';
import { computed, inSection, openRuns, sameAsBefore } from '../../description/results/computed.ts';
import { computedWithProblems } from '../../description/results/with-problems.ts';

/** Executes runs, one after the other. Each run calls `compute` once, with its own input. Returns the number of calls of `compute`. */
async function countComputations(inputs: readonly unknown[]): Promise<number> {
  const runs = openRuns();
  let count = 0;
  for (const input of inputs) await runs.run(async () => computed('result', [input], () => (count += 1)));
  return count;
}

test('a result is computed again only if an input is another object or value', async () => {
  const object = {};
  expect(await countComputations([object, object])).toBe(1);
  expect(await countComputations([object, {}])).toBe(2);
  expect(await countComputations(['a', 'a', 'b', 'a'])).toBe(3);
});

test('outside of repeated runs, each result is computed', () => {
  const compute = () => computed('result', [], () => ({}));
  expect(compute()).not.toBe(compute());
});

test('a result that a run does not request is not kept for later runs', async () => {
  const runs = openRuns();
  const run = () => runs.run(async () => computed('result', [], () => ({})));
  const first = await run();
  expect(await run()).toBe(first);
  await runs.run(async () => undefined);
  expect(await run()).not.toBe(first);
});

test('after a failed run, the results of the last complete run are used again', async () => {
  const runs = openRuns();
  const run = () => runs.run(async () => computed('result', [], () => ({})));
  const first = await run();
  await runs.run(
    async () => 'failed',
    () => false,
  );
  await expect(runs.run(async () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await run()).toBe(first);
});

test('a promise that is rejected, and a result that is not lasting, are computed again', async () => {
  const runs = openRuns();
  const answers = [Promise.reject(new Error('No.')), Promise.resolve('Yes.')];
  const run = () => runs.run(async () => computed('promise', [], () => answers.shift()));
  await expect(run()).rejects.toThrow('No.');
  expect(await run()).toBe('Yes.');
  expect(await run()).toBe('Yes.');
  let count = 0;
  const unlasting = async () =>
    computed(
      'number',
      [],
      () => (count += 1),
      () => false,
    );
  expect([await runs.run(unlasting), await runs.run(unlasting)]).toEqual([1, 2]);
});

test('sections, and runs of other processes, have their own results', async () => {
  const runs = openRuns();
  const run = () =>
    runs.run(async () => ['a', 'b'].map((name) => inSection(name, () => computed('result', [], () => ({ name })))));
  const [first, second] = await run();
  expect([first, second]).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect((await run())[1]).toBe(second);
  expect(await openRuns().run(async () => inSection('a', () => computed('result', [], () => 1)))).toBe(1);
});

test('a value that equals the value of the previous run is replaced by the earlier object', async () => {
  const runs = openRuns();
  const run = (value: object) => runs.run(async () => sameAsBefore('value', value));
  const first = await run({ a: [1] });
  expect(await run({ a: [1] })).toBe(first);
  expect(await run({ a: [2] })).toEqual({ a: [2] });
});

test('the problems of a result are reported again, at their current source locations', async () => {
  const runs = openRuns();
  const location: SourceLocation = { source: { path: '/a.yaml', text: '' }, line: 1, column: 1, length: 1 };
  let count = 0;
  const run = (currentLocation: () => SourceLocation | undefined) =>
    runs.run(async () => {
      const diagnostics = createDiagnostics();
      computedWithProblems('result', [], { diagnostics, origins: { currentLocation } }, (own) => {
        count += 1;
        own.warning('file-missing', 'The file is missing.', 'Create it.', location);
      });
      return diagnostics.all.map((problem) => problem.location?.line);
    });
  expect(await run(() => location)).toEqual([1]);
  expect(await run(() => ({ ...location, line: 2 }))).toEqual([2]);
  expect(count).toBe(1);
  // If the location is unknown, the result is computed again.
  expect(await run(() => undefined)).toEqual([1]);
  expect(count).toBe(2);
});

test('a problem that is reported once for each message keeps its first source location', () => {
  const diagnostics = createDiagnostics(['format-unknown']);
  const at = (line: number): SourceLocation => ({ source: { path: '/a.yaml', text: '' }, line, column: 1, length: 1 });
  diagnostics.note('format-unknown', 'a', 'Fix it.', at(2));
  diagnostics.note('format-unknown', 'a', 'Fix it.', at(1));
  diagnostics.note('format-unknown', 'b', 'Fix it.', at(3));
  expect(diagnostics.all.map(({ message, location }) => [message, location?.line])).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
});
