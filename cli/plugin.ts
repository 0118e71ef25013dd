/** The interface for outputs of other people: `import { defineOutput } from 'forgespec/plugin'`. `docs/plugins.md` explains it. */

export * from './plugins/index.ts';
