import { expect, test } from 'vitest';
import { stackTraceIn } from '../../contract/2-plan/cases/hostile/stack-trace.ts';

test.for<readonly [language: string, body: string]>([
  ['JavaScript', 'TypeError: x\n    at handle (/app/routes.js:12:5)'],
  ['JavaScript in JSON', JSON.stringify({ error: 'TypeError: x\n\tat handle (/app/routes.js:12:5)' })],
  ['Java', 'java.lang.Error\n\tat com.example.Books.add(Books.java:31)'],
  ['Java in JSON', JSON.stringify({ trace: 'java.lang.Error\n\tat com.example.Books.add(Books.java:31)' })],
  ['C#', '   at Books.Add() in /src/Books.cs:line 31'],
  ['Python in JSON', JSON.stringify({ detail: 'Traceback (most recent call last)' })],
  ['Ruby', "/app/books.rb:3:in 'add'"],
  ['PHP', '#0 /app/index.php(12): add()'],
  ['Go', 'goroutine 7 [running]:'],
])('finds a stack trace of %s', ([, body]) => {
  expect(stackTraceIn(body)).toBeDefined();
});

test.for(['Meet at noon (see /books/12:30:10).', '{"message":"The title is too long."}', 'Open at 9:30', ''])(
  'does not take %j for a stack trace',
  (body) => {
    expect(stackTraceIn(body)).toBeUndefined();
  },
);
