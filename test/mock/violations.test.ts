import { validateHeaderValue } from 'node:http';
import { expect, test } from 'vitest';
import { describeViolations, violationsHeader } from '../../mock/violations.ts';

const violation = {
  location: ['request', 'body', '日本'],
  severity: 'Error',
  code: 'additionalProperties',
  message: 'a\r\nb: c',
};

test('the header contains the violations as JSON in ASCII', () => {
  const header = violationsHeader([violation]);
  expect(() => validateHeaderValue('sl-violations', header)).not.toThrow();
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(header)).toEqual([violation]);
});

test('a long list is truncated between two violations', () => {
  const header = violationsHeader(Array.from({ length: 1000 }, () => violation));
  expect(header.length).toBeLessThan(8 * 1024);
  expect(JSON.parse(header)[0]).toEqual(violation);
});

test('the line in the log has the number of further violations', () => {
  expect(describeViolations([])).toBeUndefined();
  expect(describeViolations([violation])).toBe('a\r\nb: c');
  expect(describeViolations([violation, violation, violation])).toBe('a\r\nb: c (and 2 more)');
});
