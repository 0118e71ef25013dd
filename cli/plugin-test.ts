/** Functions for tests of an output: `import { emitOutput } from 'forgespec/plugin-test'`. `docs/plugins.md` explains them. */

export { checkOutput } from './plugins/check-output.ts';
export { emitOutput, type EmitOutputOptions, type EmittedOutput } from './plugins/test-kit.ts';
