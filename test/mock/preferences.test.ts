import { describe, expect, test } from 'vitest';
import { parsePreferences } from '../../mock/preferences.ts';

describe('parsePreferences', () => {
  test.each([
    [undefined, {}],
    ['code=404', { code: 404 }],
    ['code=200, example=coverage', { code: 200, example: 'coverage' }],
    ['dynamic=true; seed=7', { dynamic: true, seed: '7' }],
    ['Example="two words, code=500"', { example: 'two words, code=500' }],
    ['delay=500', { delay: 500 }],
    ['delay=60000', { delay: 60_000 }],
    ['respond-async, Wait=10, dynamic=false', { dynamic: false, ignored: ['respond-async', 'wait'] }],
  ])('parses %j', (header, preferences) => {
    expect(parsePreferences(header, {})).toEqual(preferences);
  });

  test('reads preferences that are missing in the header from the query', () => {
    expect(parsePreferences('code=201', { __code: '404', __example: 'coverage' })).toEqual({
      code: 201,
      example: 'coverage',
    });
  });

  test.each(['code=abc', 'code=99', 'code=101', 'code=1000', 'dynamic=yes', 'delay=-1', 'delay=60001', 'delay=1.5'])(
    'rejects %s',
    (header) => {
      expect(() => parsePreferences(header, {})).toThrow(expect.objectContaining({ status: 400 }));
    },
  );

  test.each(['code', 'code:404', 'example', 'example=""', 'dynamic', 'respond-async, seed', 'seed=', 'delay'])(
    'rejects %s, which would have no effect',
    (header) => {
      expect(() => parsePreferences(header, {})).toThrow(expect.objectContaining({ status: 400 }));
    },
  );
});
