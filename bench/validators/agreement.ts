// Runs as a worker thread. Checks that all libraries agree on the validity of each example and of its mutants. A mutant
// is a copy with one change. The check passes thousands of objects with different properties to each function. After
// that, the JavaScript engine runs the function slowly, so the check needs its own thread.

import { parentPort } from 'node:worker_threads';
import { mutants } from '../mutants.ts';
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
