import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { statusPhrase } from '../../templates/shared/status-phrases.ts';

/** Statuses for which Node has the phrase of an earlier specification, or that are not in the registry. */
const different = new Set(['305', '306', '413', '418', '422', '509', '510']);

test.each(Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 300 && !different.has(status)))(
  'the phrase of %s is %s (RFC 9110, section 15, and the IANA registry)',
  (status, phrase) => {
    expect(statusPhrase(Number(status))).toBe(phrase);
  },
);

test.each([
  [413, 'Content Too Large'],
  [422, 'Unprocessable Content'],
  [499, 'Bad Request'],
  [599, 'Internal Server Error'],
  [399, 'Multiple Choices'],
])('the phrase of %i is %s', (status, phrase) => {
  expect(statusPhrase(status)).toBe(phrase);
});
