import { expect, test } from 'vitest';
import type { Change, ChangeLevel, ChangeSubject } from '../../diff/change.ts';
import { type ReleaseStep, summarizeChanges } from '../../diff/summary.ts';

const change = (level: ChangeLevel, subject: ChangeSubject = 'api'): Change => ({
  id: 'operation-added',
  level,
  subject,
  operation: null,
  pointer: '#/paths/~1pets/get',
  message: 'The operation is new.',
  base: null,
  revision: null,
});

test.each<[levels: readonly ChangeLevel[], release: ReleaseStep]>([
  [[], 'none'],
  [['documentation'], 'patch'],
  [['compatible'], 'minor'],
  [['warning'], 'minor'],
  [['warning', 'documentation'], 'minor'],
  [['breaking', 'warning', 'compatible', 'documentation'], 'major'],
])('changes of the levels %j require the release: %s', (levels, release) => {
  const summary = summarizeChanges(levels.map((level) => change(level)));
  expect(summary.release).toBe(release);
  expect(summary.releases.api).toBe(release);
  for (const level of levels) expect(summary[level]).toBe(1);
});

test('each subject has a release of its own', () => {
  const { release, releases } = summarizeChanges([
    change('documentation'),
    change('warning', 'sdk'),
    change('breaking', 'handlers'),
  ]);
  expect(release).toBe('major');
  expect(releases).toEqual({ api: 'patch', sdk: 'minor', handlers: 'major' });
});
