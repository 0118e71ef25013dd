/** A command that fails if a test notices a mutant. Its working directory is the root of the repository. */
export interface Check {
  readonly name: string;
  /** The arguments of Node. If `isVitest` is true, these are the arguments after `vitest run`. */
  readonly args: readonly string[];
  readonly isVitest: boolean;
}

/** A room whose files get mutants, and the checks that cover it. */
export interface Room {
  /**
   * True if `generated/` has copies of the files, and the tests run these copies. The output must then be generated
   * again for each mutant.
   */
  readonly isCopiedToOutput?: boolean;
  /**
   * The checks in the order in which they run. The fastest checks come first, because they already catch most mutants.
   */
  readonly checks: readonly Check[];
}

const vitest = (...args: string[]): Check => ({ name: `vitest ${args.join(' ')}`, args, isVitest: true });
const node = (name: string, ...args: string[]): Check => ({ name, args, isVitest: false });
/**
 * Returns the checks that run all tests of some folders. The tests of the project `unit` run first, because they are
 * the fastest.
 */
const testsIn = (...folders: string[]): Check[] => [
  vitest('--project', 'unit', ...folders),
  vitest('--project', '!unit', ...folders),
];
/** Returns a check that runs the tests of some folders, except slow tests that catch few mutants. */
const withoutSlow = (...folders: string[]): Check => {
  const slow = ['cli', 'determinism', 'formats', 'hostile', 'random', 'robustness', 'unevaluated'];
  return vitest(...folders, '--exclude', `test/*/{${slow.join(',')}}.test.ts`);
};
const isOutputUnchanged = node('generate --check', 'cli/main.ts', 'generate', '--check');

/** The tests of generated types. Some of these tests generate code with options, such as `bigint` for integers. */
const withOptions = vitest(
  'test/foreign/date',
  'test/foreign/direction',
  'test/foreign/enum',
  'test/foreign/int64',
  'test/foreign/type',
);

/** These two files catch most mutants of the model. They are fast, because each of them loads the generator only once. */
const wholeModels = vitest('test/load/whole-models', 'test/diagnostics/schemas-in-full');
const brokenDescriptions = vitest(
  'test/broken-descriptions/broken-descriptions',
  'test/broken-descriptions/valid-descriptions',
);

export type RoomName =
  | 'description'
  | 'model'
  | 'generator'
  | 'templates'
  | 'contract'
  | 'diff'
  | 'cli'
  | 'mock'
  | 'reference'
  | 'sandbox';

/** The rooms, by the names of their folders. */
export const rooms: Readonly<Record<RoomName, Room>> = {
  description: {
    checks: [
      wholeModels,
      isOutputUnchanged,
      withoutSlow('test/load', 'test/diagnostics'),
      brokenDescriptions,
      vitest('test/documents', 'test/lint-rules', 'test/config/overlays', 'test/command-line/url-input'),
      vitest('test/load/determinism', 'test/watch/random-edits'),
    ],
  },
  model: {
    checks: [
      wholeModels,
      isOutputUnchanged,
      withoutSlow('test/scenarios', 'test/diagnostics', 'test/load'),
      brokenDescriptions,
      vitest('test/documents'),
      // The other tests of the client are not included. They run files in `generated/`, and a mutant does not change
      // these files.
      withoutSlow(
        'test/validators',
        'test/parameters',
        'test/lint-rules',
        'test/client/features',
        'test/client/other-description',
        'test/client/reserved-names',
        'test/server/streams',
        'test/docs/shown-examples',
        'test/docs/site',
        'test/diff/pairs',
      ),
      withOptions,
      vitest('test/load/determinism', 'test/parameters/hostile', 'test/validators/random', 'test/watch/random-edits'),
    ],
  },
  generator: {
    checks: [
      isOutputUnchanged,
      vitest('test/scenarios', 'test/write'),
      ...testsIn('test/validators', 'test/parameters', 'test/conformance'),
      vitest('test/project', 'test/server/scaffold', 'test/server/small-output', 'test/client/features'),
      withOptions,
      vitest('test/declarations', 'test/watch', 'test/client/other-description', 'test/client/reserved-names'),
    ],
  },
  templates: {
    isCopiedToOutput: true,
    checks: [
      node('generate', 'cli/main.ts', 'generate', '--force'),
      vitest('--project', 'unit', 'test/shared', 'test/client', 'test/server', 'test/parameters', 'test/validators'),
      vitest('--project', 'unit', 'test/mock', 'test/formats'),
      vitest('--project', '!unit', 'test/shared', 'test/client', 'test/server', 'test/validators', 'test/formats'),
    ],
  },
  contract: {
    checks: [vitest('test/contract', '--exclude', 'test/contract/faults/**'), vitest('test/contract/faults')],
  },
  diff: {
    checks: [vitest('test/diff', '--exclude', 'test/diff/random-pairs.test.ts'), vitest('test/diff/random-pairs')],
  },
  cli: {
    checks: [
      vitest('test/config', 'test/command-line', '--exclude', 'test/command-line/mutation*.test.ts'),
      vitest('test/diagnostics/c', 'test/diagnostics/e', 'test/diagnostics/f', 'test/diff/diff-command'),
      vitest(
        'test/init',
        'test/project',
        'test/stopping',
        'test/watch',
        'test/mock/mock-command',
        'test/contract/command',
      ),
    ],
  },
  mock: { checks: [vitest('test/mock'), vitest('test/end-to-end/every-operation', 'test/contract/mocks')] },
  reference: { checks: [vitest('test/docs'), vitest('test/samples'), vitest('test/browser')] },
  sandbox: {
    checks: [
      vitest('--project', 'sandbox-postgres'),
      vitest('--project', 'sandbox'),
      vitest('--project', 'long-sandbox-postgres'),
      vitest('--project', 'long-sandbox'),
      vitest('test/end-to-end', 'test/contract/sandbox'),
    ],
  },
};

export const roomNames = Object.keys(rooms) as readonly RoomName[];
