import type { Api, Area, NamedSchema, OperationModel } from '@forgespec/model';
import { functionSample, namespacedSample, type SampleModules } from './client-sample.ts';
import { curlSample } from './curl-sample.ts';
import { handlerSample } from './handler-sample.ts';
import { sampleInput } from './sample-input.ts';
import type { Sample } from './sample.ts';

/** An operation and its samples: programs that call or implement the operation. */
export interface SampledOperation {
  readonly area: Area;
  readonly operation: OperationModel;
  readonly samples: readonly Sample[];
}

/** The label of each kind of sample. */
export const sampleLabels = {
  curl: 'curl',
  methods: 'TypeScript',
  functions: 'TypeScript function',
  handler: 'Server handler',
} as const;

/** Returns the samples of every operation. Does not format their TypeScript. */
export function emitSamples(api: Api, modules: SampleModules): SampledOperation[] {
  const schemas: ReadonlyMap<string, NamedSchema> = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  return api.areas.flatMap((area) =>
    area.operations.map((operation) => {
      const input = sampleInput(operation, schemas);
      const typescript = (label: string, source: string): Sample => ({ lang: 'TypeScript', label, source });
      const samples = [
        { lang: 'Shell', label: sampleLabels.curl, source: curlSample(operation, api, input) } as const,
        typescript(sampleLabels.methods, namespacedSample(operation, area, api, input, modules)),
        typescript(sampleLabels.functions, functionSample(operation, area, api, input, modules)),
        typescript(sampleLabels.handler, handlerSample(operation, schemas, modules)),
      ];
      return { area, operation, samples };
    }),
  );
}
