import { expect, test } from 'vitest';
import type { ChangeId } from '../../diff/catalogue.ts';
import { migrationNote } from '../../diff/release/migration-note.ts';

const change = { level: 'breaking', subject: 'api', message: 'A.', operation: null, pointer: '#' } as const;
const noteOf = (id: ChangeId): string | undefined =>
  migrationNote({ ...change, id, base: null, revision: null }, undefined);

test.each<ChangeId>([
  'response-property-enum-removed',
  'response-body-pattern-removed',
  'response-body-pattern-property-removed',
  'response-header-format-removed',
])('%s is about new values', (id) => expect(noteOf(id)).toBe('Expect the new values in responses.'));

test.each<ChangeId>([
  'response-property-removed',
  'response-header-property-removed',
  'response-header-removed',
  'response-status-removed',
  'response-media-type-removed',
  'response-property-became-optional',
  'response-property-became-write-only',
])('%s is about a missing part', (id) => expect(noteOf(id)).toBe('Do not rely on this part in responses.'));
