import { writtenExtension } from '@forgespec/generator/written-extension';
import type { SampleModules } from './samples/client-sample.ts';

/**
 * Returns the import paths for samples.
 *
 * @param code the folder or the name of the package that contains the generated code. A folder begins with `.`.
 */
export function sampleModules(code: string): SampleModules {
  if (!code.startsWith('.')) {
    return {
      client: `${code}/client`,
      areas: `${code}/client/*`,
      server: `${code}/server`,
      testing: `${code}/testing`,
      validation: `${code}/client/validation`,
    };
  }
  const extension = writtenExtension(code);
  return {
    client: `${code}/client/index${extension}`,
    areas: `${code}/client/*${extension}`,
    server: `${code}/server/index${extension}`,
    testing: `${code}/server/testing${extension}`,
    validation: `${code}/client/validation${extension}`,
  };
}
