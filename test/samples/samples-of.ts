import { loadDescription } from '../../description/load/load.ts';
import type { Api } from '../../model/api.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { emitSamples, type SampledOperation } from '../../reference/samples/emit-samples.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import { createSampleFormatter } from '../../reference/format-samples.ts';

/** Returns the model of a description, as the reference reads it. */
export async function apiOf(file: string): Promise<Api> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics, { asWritten: true });
  if (description === undefined) throw new Error(`${file} cannot be loaded`);
  return buildApi(description, diagnostics, reservedNames);
}

/** Returns the samples of a description, as the reference shows them. */
export async function samplesOf(file: string): Promise<SampledOperation[]> {
  return createSampleFormatter()(emitSamples(await apiOf(file), sampleModules('./generated')));
}
