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
  let cached: ReadonlyMap<string, string> = new Map();
  return async (operations) => {
    const sources = new Set(
      operations.flatMap(({ samples }) => samples.filter(isTypeScript).map(({ source }) => source)),
    );
    const formatted = await formatTogether([...sources].filter((source) => !cached.has(source)));
    cached = new Map(Array.from(sources, (source) => [source, formatted.get(source) ?? cached.get(source) ?? source]));
    return operations.map((sampled) => ({
      ...sampled,
      samples: sampled.samples.map((sample) =>
        isTypeScript(sample) ? { ...sample, source: cached.get(sample.source) ?? sample.source } : sample,
      ),
    }));
  };
}

const isTypeScript = ({ lang }: Sample): boolean => lang === 'TypeScript';

/** The number of samples that are formatted in one call. */
const batchSize = 200;

/**
 * Formats samples, many of them in one call. With a call for each sample, the thousands of samples of a large description would take ten times
 * as much processor time, nearly all of it for the threads of the formatter.
 */
async function formatTogether(sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (let start = 0; start < sources.length; start += batchSize) {
    const batch = sources.slice(start, start + batchSize);
    const formatted = (await formatBatch(batch)) ?? (await formatEach(batch));
    for (const [index, source] of batch.entries()) all.set(source, formatted[index] ?? source);
  }
  return all;
}

/** Returns undefined if the samples cannot be formatted as one module. */
async function formatBatch(sources: readonly string[]): Promise<readonly string[] | undefined> {
  let mark = '// the next sample';
  while (sources.some((source) => source.includes(mark))) mark += '!';
  const { code, errors } = await format('sample.ts', sources.join(`\n\n${mark}\n\n`), {
    ...formatConfig,
    printWidth: sampleWidth,
  });
  const formatted = code.split(`${mark}\n`).map((part) => part.trim());
  return errors.length === 0 && formatted.length === sources.length ? formatted : undefined;
}

async function formatEach(sources: readonly string[]): Promise<readonly string[]> {
  const formatted: string[] = [];
  for (const source of sources) formatted.push(await formatCode(source, sampleWidth));
  return formatted;
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
