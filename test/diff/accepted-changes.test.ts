import { expect, test } from 'vitest';
import { readAccepted, withoutAccepted } from '../../diff/accepted-changes.ts';
import type { Change } from '../../diff/change.ts';

const entry = { id: 'operation-removed', reason: 'Nobody calls it.' };

test.each([
  [{ operation: 5 }, 'Entry 1: `operation` is not a string such as `GET /pets`.'],
  [{ operation: null }, 'Entry 1: `operation` is not a string such as `GET /pets`.'],
  [{ pointer: 5 }, 'Entry 1: `pointer` is not a string such as `#/paths/~1pets/get`.'],
  [{ pointer: ['#/paths'] }, 'Entry 1: `pointer` is not a string such as `#/paths/~1pets/get`.'],
  [{ expires: '2027-13-45' }, 'Entry 1: `expires` is not a date such as 2027-01-31.'],
  [{ expires: '2027-02-29' }, 'Entry 1: `expires` is not a date such as 2027-01-31.'],
])('an entry with %j is a problem, and does not match everything', (fields, problem) => {
  expect(readAccepted([{ ...entry, ...fields }]).problems).toEqual([problem]);
});

test('an entry with an operation, a pointer and the last day of February is valid', () => {
  const fields = { operation: 'GET /pets', pointer: '#/paths/~1pets/get', expires: '2028-02-29' };
  expect(readAccepted([{ ...entry, ...fields }])).toEqual({ accepted: [{ ...entry, ...fields }], problems: [] });
});

test('an accepted change has an effect until the end of its last day', () => {
  const [accepted] = readAccepted([{ ...entry, expires: '2027-01-31' }]).accepted;
  const change: Change = {
    id: 'operation-removed',
    level: 'breaking',
    subject: 'api',
    operation: { method: 'get', path: '/pets' },
    pointer: '#/paths/~1pets/get',
    message: 'The operation is gone.',
    base: null,
    revision: null,
  };
  const appliedOn = (day: string) => withoutAccepted([change], [accepted!], new Date(`${day}T23:00:00Z`));
  expect(appliedOn('2027-01-31')).toEqual({ changes: [], omitted: 1, expired: [], unused: [] });
  expect(appliedOn('2027-02-01')).toEqual({ changes: [change], omitted: 0, expired: [accepted], unused: [] });
});
