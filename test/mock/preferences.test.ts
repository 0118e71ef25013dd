import { describe, expect, test } from 'vitest';
import { readPreferences } from '../../mock/preferences.ts';

describe('readPreferences', () => {
  test.each([
    [undefined, {}],
    ['code=404', { code: 404 }],
    ['code=200, example=coverage', { code: 200, example: 'coverage' }],
    ['dynamic=true; seed=7', { dynamic: true, seed: '7' }],
    ['Example="two words, code=500"', { example: 'two words, code=500' }],
    ['respond-async, wait=10, dynamic=false', { dynamic: false }],
  ])('reads %j', (header, preferences) => {
    expect(readPreferences(header, {})).toEqual(preferences);
  });

  test('falls back to the query, for links', () => {
    expect(readPreferences('code=201', { __code: '404', __example: 'coverage' })).toEqual({
      code: 201,
      example: 'coverage',
    });
  });

  test.each(['code=abc', 'code=99', 'code=101', 'code=1000', 'dynamic=yes'])('refuses %s', (header) => {
    expect(() => readPreferences(header, {})).toThrow(expect.objectContaining({ status: 400 }));
  });
});
