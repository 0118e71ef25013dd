import type { SampleModules } from './samples/client-sample.ts';

/** Where samples find what is generated into a folder, or published as a package. */
export const sampleModules = (code: string): SampleModules =>
  code.startsWith('.')
    ? { client: `${code}/client/index.ts`, server: `${code}/server/index.ts` }
    : { client: `${code}/client`, server: `${code}/server` };
