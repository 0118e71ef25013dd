import { expect, test } from 'vitest';
import { isForeignOrigin } from '../../templates/shared/local-request.ts';

test.each([
  [{ host: 'localhost:4010' }, false],
  [{ host: 'localhost:4010', origin: 'http://localhost:4010' }, false],
  [{ host: 'localhost:4010', origin: 'http://localhost:4011' }, true],
  [{ host: 'localhost:4010', origin: 'https://localhost:4010' }, true],
  [{ host: 'localhost:4010', origin: 'null' }, true],
  [{ host: 'localhost:4010', 'sec-fetch-site': 'same-origin' }, false],
  [{ host: 'localhost:4010', 'sec-fetch-site': 'none' }, false],
  [{ host: 'localhost:4010', 'sec-fetch-site': 'same-site' }, true],
  [{ host: 'localhost:4010', 'sec-fetch-site': 'cross-site' }, true],
])('a request with %j comes from a page of another origin: %j', (headers, isForeign) => {
  expect(isForeignOrigin(headers)).toBe(isForeign);
});
