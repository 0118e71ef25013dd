import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { notesDescription, startNotes, type NotesFault } from './notes/start-notes.ts';
import { failuresOf, runAgainst } from './run-against.ts';

// A server that conforms to its description can still need a request that the description does not spell out: the current ETag in `If-Match`,
// a resource below another one, or the pages after the first one.

async function run(fault?: NotesFault) {
  const { subject, diagnostics } = await loadSubject(fileWith(notesDescription));
  if (subject === undefined) throw new Error(JSON.stringify(diagnostics));
  return runAgainst(subject, await startNotes(fault), noFixtures);
}

test('a server with conditions, soft deletions, tenants, cursors and settings below a resource conforms', async () => {
  const summary = await run();
  expect(failuresOf(summary)).toEqual([]);
  expect(summary.operations.filter(({ state }) => state !== 'conforms')).toEqual([]);
  const verdicts = new Map(summary.results.map(({ id: name, verdict }) => [name, verdict]));
  for (const name of ['replaceNote/minimal', 'readTranslation/minimal', 'listNotes/chain/createNote/listed'])
    expect(verdicts.get(name)).toEqual({ kind: 'passed' });
  expect(verdicts.get('readNote/header/Tenant/enum/blue')).toMatchObject({ kind: 'skipped' });
  expect(verdicts.get('addToBalance/body/amount/minimum/at')).toEqual({
    kind: 'skipped',
    reason: 'the value of amount conflicts with the state of the resource',
  });
});

test.each([
  ['deletes nothing', 'deleteNote/chain/createNote/delete: The deleted resource can still be read.'],
  ['hides the newest note', 'listNotes/chain/createNote/listed: The created resource is not in the list.'],
  ['refuses each amount', 'addToBalance/minimal: A valid request was not accepted.'],
] as const)('a server that %s deviates', async (fault, expected) => {
  expect(failuresOf(await run(fault)).filter((line) => line.startsWith(expected))).not.toEqual([]);
});
