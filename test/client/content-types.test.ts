import { expect, test } from 'vitest';
import { chosenFormat, formatInRange } from '../../templates/client/content-types.ts';
import type { BodyFormat } from '../../templates/client/operation.ts';

const format = (contentType: string): BodyFormat => ({ contentType, write: () => contentType });
const png = format('image/png');
const images = format('image/*');

test('a caller chooses one of the media types, and the first one is the default', () => {
  const formats = { 'image/png': png, 'text/plain': format('text/plain') };
  expect(chosenFormat(formats, undefined)).toBe(png);
  expect(chosenFormat(formats, { contentType: 'text/plain' })).toBe(formats['text/plain']);
  expect(() => chosenFormat(formats, { contentType: 'image/gif' }).write({} as never)).toThrow(TypeError);
});

test('a caller chooses a media type of a range, and never sends the range itself', () => {
  const formats = { 'image/*': images, 'image/png': png };
  expect(formatInRange(formats, { contentType: 'image/gif' }).contentType).toBe('image/gif');
  expect(formatInRange(formats, { contentType: 'image/png' })).toBe(png);
  for (const contentType of [undefined, 'image/*', 'text/plain'])
    expect(() => formatInRange(formats, { contentType }).write({} as never)).toThrow(TypeError);
  expect(formatInRange({ 'image/png': png, 'image/*': images }, undefined)).toBe(png);
});
