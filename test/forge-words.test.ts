import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The tool must not depend on the API that this repository describes. Words of that API belong to spec/, sandbox/, generated/ and
// examples/. Features that only that API has are enabled by x- keys of its description.

const root = join(import.meta.dirname, '..');
const rooms = ['templates', 'description', 'model', 'generator', 'mock', 'contract', 'diff', 'reference', 'cli'];
const files = globSync(`{${rooms.join(',')}}/**/*.{ts,hbs,css,json}`, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/(?:^|\/)node_modules\/|^cli\/commands\/sandbox\//u.test(file));

interface Allowed {
  readonly words: readonly string[];
  readonly reason: string;
  /** The folders in which the words are allowed. Default: all folders. */
  readonly in?: readonly string[];
}

/** Words of the API that have another meaning in the tool, written as `wordsOf` returns them. */
const allowed: readonly Allowed[] = [
  {
    words: ['count', 'exist', 'id', 'file', 'file path', 'group', 'image url', 'key', 'key id', 'link', 'link url'],
    reason: 'everyday words of programs',
  },
  {
    words: [
      'merge',
      'name',
      'owned',
      'owner',
      'percentage',
      'render',
      'render html',
      'service',
      'setting',
      'tag name',
      'user',
    ],
    reason: 'everyday words of programs',
  },
  { words: ['auth', 'jwt', 'location', 'raw', 'range', 'status'], reason: 'words of HTTP' },
  {
    words: ['error body', 'in', 'label', 'not', 'ref', 'reference', 'tag', 'title', 'variable', 'view'],
    reason: 'words of OpenAPI',
  },
  {
    words: ['order by', 'page', 'pagination', 'scope', 'search', 'size', 'sort', 'state'],
    reason: 'usual words for lists',
  },
  { words: ['per page'], reason: 'a usual name of a parameter, and of a rule', in: ['contract'] },
  { words: ['environment', 'repository', 'simple', 'v'], reason: 'environment variables, this repository, `/v1`' },
  { words: ['issue'], reason: 'a finding of the validators' },
  { words: ['namespace', 'registry'], reason: 'a set of names; a public list of names, as of formats' },
  { words: ['visibility'], reason: 'a part of the name of a CSS property', in: ['reference/assets'] },
  { words: ['manifest'], reason: 'the list of the files of an output', in: ['generator', 'cli'] },
  { words: ['pipeline'], reason: 'the phases of the generator', in: ['generator'] },
  {
    words: ['fork', 'iid', 'merge request', 'merge request diff', 'merge request iid', 'pipeline', 'private token'],
    reason: 'words of GitHub and GitLab CI',
    in: ['cli/commands/init'],
  },
  {
    words: ['repair'],
    reason: 'a change of a faulty description, so that code can be generated',
    in: ['description', 'model', 'generator'],
  },
  { words: ['fork'], reason: 'a point with two ways', in: ['model', 'generator'] },
  {
    words: ['play', 'promote', 'subscribe', 'unsubscribe'],
    reason: 'verbs in the ids of operations of many descriptions',
    in: ['model'],
  },
  {
    words: ['project'],
    reason: 'the project around a description or an output folder, and a class of ts-morph',
    in: ['description', 'generator', 'cli'],
  },
  {
    words: ['diff'],
    reason: 'the comparison of two versions of a description',
    in: ['diff', 'cli'],
  },
  {
    words: [
      'allowlist',
      'blame',
      'diff',
      'fork',
      'merge request',
      'play',
      'repair',
      'subscribe',
      'unsubscribe',
      'visibility',
    ],
    reason: 'synonyms that readers of many references search for',
    in: ['reference/search'],
  },
  { words: ['statistic'], reason: 'a function of V8', in: ['cli'] },
  { words: ['badge'], reason: 'a mark beside an operation, in Redoc and Scalar', in: ['reference'] },
];

/** Words that occur in texts and examples of the description, but not in its keys. */
const world = ['aurora', 'compass', 'mira', 'jonas', 'elena', 'priya', 'tomas', 'anvil', 'forge', 'iid', 'milestone'];

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns the words of a name in lower case, without a plural s: `PipelineSchedules`, `pipeline_schedule` → `pipeline schedule`.
 */
const wordsOf = (text: string): string =>
  Array.from(text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu), ([word]) => singular(word.toLowerCase())).join(' ');

const singular = (word: string): string => (/(?:ss|us)$/u.test(word) ? word : word.replace(/s$/u, ''));

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

/** Returns every object of a JSON value. */
function* objectsIn(value: unknown): Generator<JsonObject> {
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsIn(member);
}

/** Returns the words in the names of areas, operations and schemas of the description. */
function wordsOfDescription(): string[] {
  const document: JsonObject = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  const { components, paths, tags } = document;
  const objects = [...objectsIn(document)];
  const textsAt = (key: string): string[] =>
    objects.map((object) => object[key]).filter((value) => typeof value === 'string');
  const names = [
    ...(isObject(components) ? [...keysOf(components['schemas']), ...keysOf(components['securitySchemes'])] : []),
    ...keysOf(paths).flatMap((path) => path.replaceAll(/\{[^}]*\}/gu, '').split('/')),
    ...objects.filter((object) => 'in' in object && 'schema' in object).map(({ name }) => String(name)),
    ...objects.flatMap(({ headers }) => keysOf(headers)),
    ...(Array.isArray(tags) ? tags : []).filter((tag) => tag['x-traitTag'] !== true).map(({ name }) => String(name)),
    ...textsAt('operationId'),
    ...textsAt('x-role'),
    ...world,
  ];
  return [...new Set(names.map(wordsOf))].filter((name) => name !== '');
}

const known = wordsOfDescription();
const allowedIn = (file: string, word: string): boolean =>
  allowed.some(
    ({ words, in: only }) => words.includes(word) && (only?.some((folder) => file.startsWith(`${folder}/`)) ?? true),
  );

test('the tool does not contain words of the API of this repository', () => {
  expect(known.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const whole = readFileSync(join(root, file), 'utf8');
    const all = ` ${wordsOf(whole)} `;
    const searched = known.filter((word) => all.includes(` ${word} `) && !allowedIn(file, word));
    return whole.split('\n').flatMap((line, index) => {
      const text = ` ${wordsOf(line)} `;
      const words = searched.filter((word) => text.includes(` ${word} `));
      return words.map((word) => `${file}:${index + 1} "${word}" in ${line.trim()}`);
    });
  });
  expect(found).toEqual([]);
});

test('every exempted word is a word of the API', () => {
  expect(allowed.flatMap(({ words }) => words.filter((word) => !known.includes(word)))).toEqual([]);
});
