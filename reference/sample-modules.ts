import type { SampleModules } from './samples/client-sample.ts';

/**
 * Returns the import paths for samples.
 *
 * @param code the folder or the name of the package that contains the generated code. A folder begins with `.`.
 */
export const sampleModules = (code: string): SampleModules =>
  code.startsWith('.')
    ? { client: `${code}/client/index.ts`, server: `${code}/server/index.ts` }
    : { client: `${code}/client`, server: `${code}/server` };
