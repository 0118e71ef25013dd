import { format } from 'oxfmt';
import { formatConfig } from '../4-write/format-config.ts';
import type { SampledOperation } from '../3-emit/docs/samples/emit-samples.ts';
import type { Sample } from '../3-emit/docs/samples/sample.ts';

/** The column beside the reference is narrower than a page of code. */
const sampleConfig = { ...formatConfig, printWidth: 80 };

/**
 * Lays out the TypeScript of samples.
 *
 * @throws {Error} when a sample does not parse: that is a defect of forgespec.
 */
export const formatSamples = (operations: readonly SampledOperation[]): Promise<SampledOperation[]> =>
  Promise.all(
    operations.map(async (sampled) => ({ ...sampled, samples: await Promise.all(sampled.samples.map(formatSample)) })),
  );

async function formatSample(sample: Sample): Promise<Sample> {
  if (sample.lang !== 'TypeScript') return sample;
  const { code, errors } = await format('sample.ts', sample.source, sampleConfig);
  const [error] = errors;
  if (error !== undefined)
    throw new Error(`A sample is not valid TypeScript: ${error.message}\n${error.codeframe ?? ''}`);
  return { ...sample, source: code.trimEnd() };
}
