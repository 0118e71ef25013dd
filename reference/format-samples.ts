import { format } from 'oxfmt';
import { formatConfig } from '@forgespec/generator/format-config';
import type { SampledOperation } from './samples/emit-samples.ts';
import { sampleWidth, type Sample } from './samples/sample.ts';

/**
 * A function that formats the TypeScript of samples.
 *
 * @throws {Error} if a sample cannot be parsed. That is a defect of forgespec.
 */
export type SampleFormatter = (operations: readonly SampledOperation[]) => Promise<SampledOperation[]>;

/**
 * Creates a formatter that reuses the formatted samples of its previous run. This saves time, because an edit of a
 * description usually changes only a few samples.
 */
export function createSampleFormatter(): SampleFormatter {
  let cached: ReadonlyMap<string, Promise<string>> = new Map();
  return async (operations) => {
    const used = new Map<string, Promise<string>>();
    const formatSample = async (sample: Sample): Promise<Sample> => {
      if (sample.lang !== 'TypeScript') return sample;
      const source = cached.get(sample.source) ?? formatCode(sample.source, sampleWidth);
      used.set(sample.source, source);
      return { ...sample, source: await source };
    };
    const formatted = await Promise.all(
      operations.map(async (sampled) => ({
        ...sampled,
        samples: await Promise.all(sampled.samples.map(formatSample)),
      })),
    );
    cached = used;
    return formatted;
  };
}

/**
 * Formats TypeScript code that the reference shows.
 *
 * @param printWidth the maximum width, in columns.
 * @throws {Error} if the code cannot be parsed. That is a defect of forgespec.
 */
export async function formatCode(source: string, printWidth: number): Promise<string> {
  const { code, errors } = await format('sample.ts', source, { ...formatConfig, printWidth });
  const [error] = errors;
  if (error !== undefined)
    throw new Error(`A sample is not valid TypeScript: ${error.message}\n${error.codeframe ?? ''}`);
  return code.trimEnd();
}
