import { format } from 'oxfmt';
import { formatConfig } from '@forgespec/generator/output/format-config';
import type { SampledOperation } from './samples/emit-samples.ts';
import { sampleWidth, type Sample } from './samples/sample.ts';

const sampleConfig = { ...formatConfig, printWidth: sampleWidth };

/**
 * Lays out the TypeScript of samples.
 *
 * @throws {Error} when a sample does not parse: that is a defect of forgespec.
 */
export type SampleFormatter = (operations: readonly SampledOperation[]) => Promise<SampledOperation[]>;

/** A formatter that remembers the samples of the time before: an edit of a description leaves nearly all of them as they were. */
export function createSampleFormatter(): SampleFormatter {
  let known: ReadonlyMap<string, Promise<string>> = new Map();
  return async (operations) => {
    const used = new Map<string, Promise<string>>();
    const laidOut = async (sample: Sample): Promise<Sample> => {
      if (sample.lang !== 'TypeScript') return sample;
      const source = known.get(sample.source) ?? formatSource(sample.source);
      used.set(sample.source, source);
      return { ...sample, source: await source };
    };
    const formatted = await Promise.all(
      operations.map(async (sampled) => ({ ...sampled, samples: await Promise.all(sampled.samples.map(laidOut)) })),
    );
    known = used;
    return formatted;
  };
}

async function formatSource(source: string): Promise<string> {
  const { code, errors } = await format('sample.ts', source, sampleConfig);
  const [error] = errors;
  if (error !== undefined)
    throw new Error(`A sample is not valid TypeScript: ${error.message}\n${error.codeframe ?? ''}`);
  return code.trimEnd();
}
