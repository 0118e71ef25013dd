import { expect, test } from 'vitest';
import { logLine } from '../../description/diagnostics/log-line.ts';

const answer = { status: 404, headers: {} };

test('contains the request, the status and the reason', () => {
  expect(logLine('GET', '/badges', { ...answer, status: 200 }, 'listBadges')).toBe('GET /badges 200 listBadges');
  expect(logLine('GET', '/badges', { ...answer, reason: 'Gone.' }, undefined)).toBe('GET /badges 404: Gone.');
});

test('does not contain the query, which may contain a token', () => {
  expect(logLine('GET', '/badges?private_token=secret', answer, undefined)).toBe('GET /badges 404');
});

test('escapes characters that could forge a line, control a terminal or reverse the writing direction', () => {
  const hostile = '/a\r\nGET\u001b[2J\u009b\u2028\u202e';
  expect(logLine('GET', hostile, { ...answer, reason: hostile }, undefined)).toBe(
    'GET /a\\u{d}\\u{a}GET\\u{1b}[2J\\u{9b}\\u{2028}\\u{202e} 404: /a\\u{d}\\u{a}GET\\u{1b}[2J\\u{9b}\\u{2028}\\u{202e}',
  );
});
