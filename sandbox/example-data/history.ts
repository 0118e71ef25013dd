import { createHash } from 'node:crypto';
import type { FileChange, NewCommit, NewTag, Signature } from '../git/fast-import.ts';

// The commits of the example repositories. Because dates and names never change, the hashes never change either.

const elena = { name: 'Elena Voss', email: 'elena@example.com' };
const mira = { name: 'Mira Castellanos', email: 'mira@example.com' };
const jonas = { name: 'Jonas Lindqvist', email: 'jonas@example.com' };

type Person = Omit<Signature, 'date'>;

const file = (path: string, lines: readonly string[], executable = false): FileChange => ({
  path,
  content: new TextEncoder().encode(`${lines.join('\n')}\n`),
  executable,
});

function commit(
  ref: string,
  parents: readonly string[],
  message: string,
  [author, authored]: readonly [Person, string],
  changes: readonly FileChange[],
  [committer, committed]: readonly [Person, string] = [author, authored],
): NewCommit {
  return {
    ref,
    parents,
    message,
    author: { ...author, date: new Date(authored) },
    committer: { ...committer, date: new Date(committed) },
    changes,
  };
}

const firstRouter = file('src/router.ts', ["import type { Route } from './route.ts';", '']);

const router = file('src/router.ts', [
  "import type { Route } from './route.ts';",
  '',
  '/** Returns the first route whose pattern fits the path. */',
  'export function findRoute(routes: Route[], path: string): Route | undefined {',
  '  return routes.find((route) => route.pattern.test(path));',
  '}',
]);

const fastRouter = file('src/router.ts', [
  "import type { Route } from './route.ts';",
  "import type { Trie } from './trie.ts';",
  '',
  '/** Returns the route that the trie holds for the path. */',
  'export function findRoute(routes: Trie<Route>, path: string): Route | undefined {',
  "  return routes.find(path.split('/'));",
  '}',
]);

const trie = file('src/trie.ts', [
  'export class Trie<Value> {',
  '  readonly children = new Map<string, Trie<Value>>();',
  '  value?: Value;',
  '',
  '  find([step, ...rest]: string[]): Value | undefined {',
  '    return step === undefined ? this.value : this.children.get(step)?.find(rest);',
  '  }',
  '}',
]);

const main = 'refs/heads/main';

/** The content of the example file in Git LFS. The repository itself contains only a pointer to the file. */
export const largeFileContent: Buffer = Buffer.from('A map of the whole world, far too large to look at.\n');

/** The id of the large file in Git LFS: its SHA-256. */
export const largeFileId: string = createHash('sha256').update(largeFileContent).digest('hex');

const pointer = file('assets/world.map', [
  'version https://git-lfs.github.com/spec/v1',
  `oid sha256:${largeFileId}`,
  `size ${largeFileContent.length}`,
]);

export const compassHistory: readonly (NewCommit | NewTag)[] = [
  commit(
    main,
    [],
    'Start the project',
    [elena, '2026-01-14T09:05:00Z'],
    [
      file('README.md', ['# Compass', '', 'Finds the shortest way.']),
      file('scripts/build.sh', ['#!/bin/sh', 'set -eu', 'node build.js'], true),
      pointer,
    ],
  ),
  commit(main, [main], 'Add the router', [mira, '2026-01-14T09:20:00Z'], [firstRouter]),
  // The short name `preview` is ambiguous, because a branch also has this name.
  { ref: 'refs/tags/preview', target: main },
  commit(
    main,
    [main],
    'Find routes by their pattern',
    [jonas, '2026-02-18T13:05:00Z'],
    [router],
    [mira, '2026-02-18T13:40:00Z'],
  ),
  { ref: 'refs/tags/v1.4.0', target: main },
  { ref: 'refs/heads/preview', target: main },
  { ref: 'refs/heads/faster-routing', target: main },
  commit(
    'refs/heads/faster-routing',
    ['refs/heads/faster-routing'],
    'Look up routes in a trie',
    [jonas, '2026-03-09T10:12:00Z'],
    [fastRouter, trie],
  ),
  { ref: 'refs/heads/shorter-readme', target: main },
  commit(
    'refs/heads/shorter-readme',
    ['refs/heads/shorter-readme'],
    'Say it shorter',
    [jonas, '2026-03-02T16:00:00Z'],
    [file('README.md', ['# Compass', '', 'The shortest way.'])],
  ),
  { ref: 'refs/heads/route-format', target: main },
  commit(
    'refs/heads/route-format',
    ['refs/heads/route-format'],
    'Explain the route format',
    [jonas, '2026-03-03T08:15:00Z'],
    [
      file('README.md', ['# Compass', '', 'Finds the shortest way. How routes are written: docs/routes.md']),
      file('docs/routes.md', ['# Routes', '', 'A route is a pattern and where it leads.']),
    ],
  ),
  commit(
    main,
    [main, 'refs/heads/route-format'],
    "Merge branch 'route-format' into 'main'",
    [mira, '2026-03-04T16:40:00Z'],
    [
      file('README.md', ['# Compass', '', 'Finds the shortest way. How routes are written: docs/routes.md']),
      file('docs/routes.md', ['# Routes', '', 'A route is a pattern and where it leads.']),
    ],
  ),
];

export const anvilHistory: readonly (NewCommit | NewTag)[] = [
  commit(main, [], 'Start the project', [mira, '2026-01-19T10:06:00Z'], [file('README.md', ['# Anvil'])]),
];
