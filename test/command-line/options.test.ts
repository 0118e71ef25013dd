import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { refuseMisspeltVariable } from '../../cli/commands/sandbox/misspelt-variable.ts';
import { createProgram } from '../../cli/create-program.ts';
import { declaredCommands } from '../../cli/declared-commands.ts';
import { explainDeclaration } from '../../cli/commands/explain/declaration.ts';
import { generateDeclaration } from '../../cli/commands/generate/declaration.ts';
import { lintDeclaration } from '../../cli/commands/lint/declaration.ts';
import { sandboxDeclaration } from '../../cli/commands/sandbox/declaration.ts';
import { descriptionOptions } from '../../cli/options/description-options.ts';
import { buildCommand, type CommandDeclaration } from '../../cli/options/declare-command.ts';
import { fetchingTopic } from '../../cli/options/fetching-topic.ts';
import { parseFlags, parseOptions } from '../parse-options.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** An argument for each kind of option, different from its default. */
const samples: Readonly<Record<string, string>> = {
  address: '::1',
  'change-level': 'warning',
  date: '2026-01-02',
  end: 'js',
  format: 'json',
  grouping: 'operation',
  level: 'write',
  list: 'types',
  ms: '7',
  name: 'stubs',
  'name=variable': 'authorization=API_TOKEN',
  number: '7',
  origins: 'https://example.com',
  seconds: '7',
  service: 'gitlab',
  subjects: 'sdk',
  'url-prefix=folder': 'https://example.com/=test',
};

interface DeclaredFlag {
  readonly declaration: CommandDeclaration;
  /** The name of the value, such as `controlPort`. */
  readonly key: string;
  readonly args: readonly string[];
}

const flags: readonly DeclaredFlag[] = declaredCommands.flatMap((declaration) =>
  buildCommand(declaration, () => {}).options.flatMap((option) => {
    // The flag --config is not part of a declaration, because it names the file that contains the values of other options.
    if (option.long === '--config') return [];
    const [, argument] = /[<[](.+)[>\]]/u.exec(option.flags) ?? [];
    const values = argument === undefined ? [] : [samples[argument] ?? 'sample'];
    return { declaration, key: option.attributeName(), args: [option.long ?? '', ...values] };
  }),
);

test('the list of commands contains every declaration, in the order of the help', () => {
  const folders = readdirSync(join(root, 'cli/commands')).filter((name) => !name.includes('.'));
  expect(declaredCommands.map(({ name }) => name).toSorted()).toEqual(folders);
  // The last command is the text of `forgespec help fetching`.
  expect(createProgram(() => {}).commands.map((command) => command.name())).toEqual([
    ...declaredCommands.map(({ name }) => name),
    fetchingTopic,
  ]);
});

test.each(flags)('$declaration.name $args sets only the value $key', ({ declaration, key, args }) => {
  const defaults = parseOptions(declaration);
  const { [key]: value, ...others } = parseOptions(declaration, args);
  const { [key]: before, ...othersBefore } = defaults;
  expect(Object.hasOwn(defaults, key)).toBe(true);
  // A switch has two flags, such as `--lint` and `--no-lint`. One of them sets the default, so the value may stay the same.
  if (typeof before === 'boolean') expect(value).toBe(!args[0]?.startsWith('--no-'));
  else expect(value).not.toEqual(before);
  expect(others).toEqual(othersBefore);
});

test.each(declaredCommands)('the function of $name reads each option of its declaration', ({ name, options }) => {
  // The language server passes all its options to a thread of its own folder.
  const folders = [`cli/commands/${name}`, ...(name === 'language-server' ? ['cli/language-server'] : [])];
  const files = folders.flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`));
  const source = files
    .filter((file) => /(?<!declaration)\.ts$/u.test(file))
    .map(read)
    .join('\n');
  // These options are read by a function that all commands with a description call.
  const ofInput = / open(?:Input|DiffSides?)\(/u.test(source)
    ? [...Object.keys(descriptionOptions), 'spec', 'stdinFilename']
    : [];
  const own = Object.keys(options).filter((key) => !ofInput.includes(key));
  const unread = own.filter((key) => !new RegExp(`\\b${key}\\b`, 'u').test(source));
  expect(unread).toEqual([]);
});

test('a flag that sets the default counts as given, so that it wins over the config', () => {
  expect(parseFlags(generateDeclaration, ['--lint', '--no-strict']).values).toEqual(
    new Map([
      ['lint', { value: true, from: '--lint' }],
      ['strict', { value: false, from: '--no-strict' }],
    ]),
  );
  expect(parseFlags(generateDeclaration, []).values.size).toBe(0);
});

test('the values of a repeated option have the order of the command line', () => {
  const args = ['--remotes', 'https://b.example/=test', '--remotes', 'https://a.example/=spec'];
  expect(parseOptions(lintDeclaration, args).remotes).toEqual([
    { prefix: 'https://b.example/', folder: 'test' },
    { prefix: 'https://a.example/', folder: 'spec' },
  ]);
});

test('the argument of explain is passed to its function', () => {
  expect(parseOptions(explainDeclaration, ['pattern-unsupported']).code).toBe('pattern-unsupported');
  expect(parseOptions(explainDeclaration).code).toBeUndefined();
});

test('an environment variable can set the token of the control port', () => {
  process.env['FORGESPEC_CONTROL_TOKEN'] = 'secret';
  try {
    expect(parseOptions(sandboxDeclaration).controlToken).toBe('secret');
  } finally {
    delete process.env['FORGESPEC_CONTROL_TOKEN'];
  }
});

test.each(['FORGESPEC_CONTROL_TOKN', 'FORGESPEC_CONTROL_TOKENS', 'forgespec_control_token'])(
  'the misspelt environment variable %s is rejected',
  (name) => {
    const check = (environment: Readonly<Record<string, string>>) => () =>
      refuseMisspeltVariable('FORGESPEC_CONTROL_TOKEN', environment);
    expect(check({ PATH: '/bin', [name]: 'secret' })).toThrow(
      `The environment variable ${name} has no effect. Did you mean FORGESPEC_CONTROL_TOKEN?`,
    );
    expect(check({ [name]: 'secret', FORGESPEC_CONTROL_TOKEN: 'secret' })).not.toThrow();
    expect(check({ PATH: '/bin', FORGESPEC_DEBUG: '1', FORGESPEC_TOKEN: 'secret' })).not.toThrow();
  },
);

// The flag --save-dev is a flag of npm, --update of vitest, and --max-old-space-size of Node.
const programFlags = createProgram(() => {}).options.map(({ long }) => long ?? '');
const declaredFlags = new Set([
  '--config',
  ...programFlags,
  '--help',
  '--max-old-space-size',
  '--save-dev',
  '--update',
  ...flags.map(({ args }) => args[0]),
]);
const flagPattern = /(?<![\w-])--[a-z][a-z-]*\b/gu;

test('messages and help name only flags that exist', () => {
  // Other programs have flags too: curl, git, nvm, package managers, V8, style sheets.
  const foreign =
    /(?:^main|ci-services|ci-workflow|curl|gitlab-job|heap-memory|html-style|limit-young-generation|node-test|open-diff-side|option-kinds|package-manager|plugin-skeleton|program|read-project|type-errors|whole-revision)\.ts$/u;
  const files = ['cli', 'contract'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && !foreign.test(file))
      .map((file) => join(room, file)),
  );
  const wrong = files
    .flatMap((file) => Array.from(read(file).matchAll(flagPattern), ([flag]) => `${file}: ${flag}`))
    .filter((found) => !declaredFlags.has(found.slice(found.indexOf('--'))));
  expect(wrong).toEqual([]);
});

test('documents only contain commands with existing flags', () => {
  const wrong = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'sandbox/README.md'].flatMap((file) =>
    Array.from(read(file).matchAll(/\bforgespec (\w+)([^`\n|#]*)/gu), ([call, name, rest = '']) => {
      const own = flags.filter(({ declaration }) => declaration.name === name).map(({ args }) => args[0]);
      const unknown = (rest.match(flagPattern) ?? []).filter((flag) => flag !== '--config' && !own.includes(flag));
      return unknown.length === 0 ? [] : [`${file}: ${call}`];
    }).flat(),
  );
  expect(wrong).toEqual([]);
});

test('the help loads only commander and a few small modules', () => {
  const files = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const [, specifier = ''] of read(file).matchAll(/^(?:import|export) (?!type\b)[^;']* from '([^']+)';$/gmu)) {
      if (specifier.startsWith('.')) follow(normalize(join(dirname(file), specifier)));
      else if (!specifier.startsWith('node:')) packages.add(specifier);
    }
  };
  follow('cli/program.ts');
  expect([...packages].toSorted()).toEqual([
    '@forgespec/description/diagnostics',
    '@forgespec/description/files',
    '@forgespec/description/json',
    '@forgespec/description/openapi',
    '@forgespec/description/text',
    '@forgespec/generator/option-values',
    '@forgespec/model/type-choices',
    '@forgespec/templates/validators/formats/date',
    'commander',
  ]);
  expect(files.size).toBeLessThan(56);
});
