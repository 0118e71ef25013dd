import type { SampleModules } from './samples/client-sample.ts';

/** Returns the import paths of samples for generated code in a folder or in a package. */
export const sampleModules = (code: string): SampleModules =>
  code.startsWith('.')
    ? { client: `${code}/client/index.ts`, server: `${code}/server/index.ts` }
    : { client: `${code}/client`, server: `${code}/server` };
