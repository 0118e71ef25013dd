/** A command that fails if a test notices a mutant. Its working directory is the root of the repository. */
export interface Check {
  readonly name: string;
  /** The arguments of Node. If `isVitest` is true, these are the arguments after `vitest run`. */
  readonly args: readonly string[];
  readonly isVitest: boolean;
}

/** A folder whose files get mutants, and the checks that cover the folder. */
export interface Room {
  readonly folder: string;
  /**
   * True if `generated/` has copies of the files, and the tests run these copies. The output must then be generated
   * again for each mutant.
   */
  readonly isCopiedToOutput: boolean;
  /**
   * The checks in the order in which they run. The fastest checks come first, because they already catch most mutants.
   */
  readonly checks: readonly Check[];
}

const vitest = (...args: string[]): Check => ({ name: `vitest ${args.join(' ')}`, args, isVitest: true });
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
const isOutputUnchanged: Check = {
  name: 'generate --check',
  args: ['cli/main.ts', 'generate', '--check'],
  isVitest: false,
};

/** The tests of generated types. Some of these tests generate code with options, such as `bigint` for integers. */
const withOptions = vitest(
  'test/foreign/date',
  'test/foreign/direction',
  'test/foreign/enum',
  'test/foreign/int64',
  'test/foreign/type',
);

export const rooms: Readonly<Record<string, Room>> = {
  shared: {
    folder: 'templates/shared',
    isCopiedToOutput: true,
    checks: [
      { name: 'generate', args: ['cli/main.ts', 'generate', '--force'], isVitest: false },
      vitest('--project', 'unit', 'test/shared'),
      ...testsIn('test/parameters', 'test/client', 'test/server', 'test/mock'),
      vitest('--project', '!unit', 'test/shared'),
    ],
  },
  model: {
    folder: 'model',
    isCopiedToOutput: false,
    checks: [
      // These two files catch most mutants. They are fast, because each of them loads the generator only once.
      vitest('test/load/whole-models', 'test/diagnostics/schemas-in-full'),
      isOutputUnchanged,
      withoutSlow('test/scenarios', 'test/diagnostics', 'test/load'),
      vitest('test/broken-descriptions/broken-descriptions', 'test/broken-descriptions/valid-descriptions'),
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
  validators: {
    folder: 'generator/emitters/validators',
    isCopiedToOutput: false,
    checks: [
      isOutputUnchanged,
      ...testsIn('test/validators', 'test/parameters', 'test/conformance', 'test/scenarios'),
      withOptions,
    ],
  },
};
