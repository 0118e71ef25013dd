// Runs as a thread. Checks that all contestants agree on the validity of each example and of all of its mutants. A
// separate thread is necessary: a function that has received thousands of object shapes stays slow.

import { parentPort } from 'node:worker_threads';
import { contestants } from './contestants.ts';
import { subjects } from './subjects.ts';

let count = 0;
for (const {
  about,
  schema,
  values: [value],
} of subjects) {
  const compiled = contestants.map(({ name, compile }) => ({ name, ...compile(schema) }));
  for (const candidate of [value, ...mutants(value)]) {
    count++;
    const answers = compiled.map(({ is, issues }) => `${is(candidate)} ${issues(candidate).length === 0}`);
    if (new Set(answers).size === 1) continue;
    const said = compiled.map(({ name }, index) => `${name}: ${answers[index]}`).join(', ');
    throw new Error(`${about}: ${said} for ${JSON.stringify(candidate)}`);
  }
}
parentPort?.postMessage(count);

/**
 * Returns the mutants of a JSON value. Each mutant has one change: a value of another type, a removed property, or an
 * added property.
 */
function mutants(value: unknown): unknown[] {
  const others = [null, true, 'x', '2026-02-30', -1, 1.5, 0, [], {}, [{}], ['x']];
  return [...others.filter((other) => !isSame(other, value)), ...insideMutants(value)];
}

function insideMutants(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => mutants(item).map((other) => value.with(index, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const replaced = entries.flatMap(([key, member]) => mutants(member).map((other) => ({ ...value, [key]: other })));
  const removed = entries.map(([key]) => Object.fromEntries(entries.filter(([name]) => name !== key)));
  return [...replaced, ...removed, { ...value, unheard_of: 1 }];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
