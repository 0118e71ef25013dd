import { faultsOf, type PlantedFault } from '../planted-fault.ts';
import { libraryReadFaults } from './hostile-read-faults.ts';
import { accepts, closes, fails, hangs, json, parameter, property, shows, written } from '../hostile-changes.ts';

const fault = faultsOf('hostile input');

const books = '/v1/books';
const [find, add, edit] = [`GET ${books}`, `POST ${books}`, `PATCH ${books}/*`];
const lend = 'POST /v1/loans';
const opening = 'PATCH /v1/opening';

const hasText = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isNumber = (isFatal: (value: number) => boolean) => (value: unknown) =>
  typeof value === 'number' && isFatal(value);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const node = 'TypeError: x is not a function\n    at add (/app/books.js:31:7)\n    at next (node:internal/a:1:2)';
const python = 'Traceback (most recent call last):\n  File "/app/books.py", line 31, in add';
const java = 'java.lang.NullPointerException\n\tat com.example.Books.add(Books.java:31)';
const book = { slug: 'a', title: 'A', author: 'B', genre: 'novel', pages: 1, available: true, archived: false };

/** Faults that a server with the API of `openapi.yaml` shows only for input that a client does not usually send. */
export const libraryHostileFaults: readonly PlantedFault[] = [
  fault(
    '500 for a null title',
    'addBook',
    fails(
      add,
      property('title', (value) => value === null),
    ),
  ),
  fault('500 for an array as author', 'addBook', fails(add, property('author', Array.isArray))),
  fault('500 for an object as genre', 'addBook', fails(add, property('genre', isObject))),
  fault(
    '500 for a number as summary',
    'addBook',
    fails(
      add,
      property(
        'summary',
        isNumber(() => true),
      ),
    ),
  ),
  fault(
    '500 for an empty slug',
    'addBook',
    fails(
      add,
      property('slug', (value) => value === ''),
    ),
  ),
  fault(
    '500 for a long title',
    'addBook',
    fails(
      add,
      property('title', (value) => String(value).length > 255),
    ),
  ),
  fault('500 for emoji', 'addBook', fails(add, property('title', hasText(/[\u{10000}-\u{10ffff}]/u)))),
  fault('500 for NUL', 'addBook', fails(add, property('author', hasText(/\u0000/u)))),
  fault('500 for a right-to-left mark', 'addBook', fails(add, property('summary', hasText(/\u202e/u)))),
  fault('500 for a lone surrogate', 'addBook', fails(add, property('title', hasText(/[\ud800-\udfff]/u)))),
  fault(
    '500 for 2^31',
    'addBook',
    fails(
      add,
      property(
        'pages',
        isNumber((value) => value >= 2 ** 31),
      ),
    ),
  ),
  fault(
    '500 beyond 2^53',
    'changeOpening',
    fails(
      opening,
      property(
        'loan_days',
        isNumber((value) => value > 2 ** 53),
      ),
    ),
  ),
  fault(
    '500 for 2^63',
    'editBook',
    fails(
      edit,
      property(
        'pages',
        isNumber((value) => value >= 2 ** 63),
      ),
    ),
  ),
  fault('500 for 1e400', 'editBook', fails(edit, written(/1e400/u))),
  fault(
    '500 for a negative number',
    'editBook',
    fails(
      edit,
      property(
        'pages',
        isNumber((value) => value < 0),
      ),
    ),
  ),
  fault(
    '500 for a body that is null',
    'lendBook',
    fails(
      lend,
      json((body) => body === null),
    ),
  ),
  fault('500 for a body that is a list', 'lendBook', fails(lend, json(Array.isArray))),
  fault(
    '500 for an empty object',
    'lendBook',
    fails(
      lend,
      json((body) => JSON.stringify(body) === '{}'),
    ),
  ),
  fault(
    '500 for an empty body',
    'lendBook',
    fails(
      lend,
      written((body) => body === ''),
    ),
  ),
  fault('500 for a body that ends early', 'editBook', fails(edit, written(/^\{$/u))),
  fault('500 for a repeated name', 'editBook', fails(edit, written(/"a":1,"a"/u))),
  fault('500 for __proto__', 'changeOpening', fails(opening, written(/__proto__/u))),
  fault('500 for deep nesting', 'changeOpening', fails(opening, written(/\[{1000}/u))),
  fault('500 for text after the value', 'changeOpening', fails(opening, written(/^\[\]\{\}/u))),
  fault('500 for a genre in upper case', 'editBook', fails(edit, property('genre', hasText(/^[A-Z]+$/u)))),
  fault('500 for a genre with a space', 'editBook', fails(edit, property('genre', hasText(/ $/u)))),
  fault('a connection is closed for NUL', 'lendBook', closes(lend, property('note', hasText(/\u0000/u)))),
  fault(
    'a connection is closed for a boolean',
    'addBook',
    closes(
      add,
      property('published', (value) => value === true),
    ),
  ),
  fault(
    'a long note hangs',
    'lendBook',
    hangs(
      lend,
      property('note', (value) => String(value).length > 5000),
    ),
  ),
  fault(
    'a wildcard hangs',
    'findBooks',
    hangs(
      find,
      parameter('q', (value) => value === '*'),
    ),
  ),
  fault('a stack trace of JavaScript', 'addBook', shows(add, node, property('title', Array.isArray))),
  fault(
    'a stack trace of Python',
    'lendBook',
    shows(
      lend,
      python,
      property(
        'member',
        isNumber(() => true),
      ),
    ),
  ),
  fault(
    'a stack trace of Java',
    'changeOpening',
    shows(
      opening,
      java,
      property('greeting', (value) => value === null),
    ),
  ),
  fault(
    'null is accepted',
    'editBook',
    accepts(
      edit,
      200,
      book,
      property('title', (value) => value === null),
    ),
  ),
  fault(
    'a genre in another case is accepted',
    'addBook',
    accepts(add, 201, book, property('genre', hasText(/^[A-Z]+$/u))),
  ),
  fault('a slug with a line break is accepted', 'addBook', accepts(add, 201, book, property('slug', hasText(/\n$/u)))),
  ...libraryReadFaults,
];
