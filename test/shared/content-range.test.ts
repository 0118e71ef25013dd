import { expect, test } from 'vitest';
import { parseContentRange } from '../../templates/shared/content-range.ts';

test.each([
  ['bytes 0-9/10', { start: 0, size: 10 }],
  ['bytes 5-9/10', { start: 5, size: 10 }],
  ['bytes 5-9/*', { start: 5, size: undefined }],
  [' Bytes 5-9/10 ', { start: 5, size: 10 }],
  ['bytes 5-10/10', undefined],
  ['bytes 9-5/10', undefined],
  ['bytes */10', undefined],
  ['items 0-9/10', undefined],
  ['bytes 0-9', undefined],
  ['', undefined],
])('RFC 9110, section 14.4: %j', (value, range) => {
  expect(parseContentRange(value)).toEqual(range);
});
