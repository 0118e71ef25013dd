import type { Api, Area } from '../../../2-model/api.ts';
import { createModule, type Module } from '../../../code/module.ts';
import { createCompiler, type CompilerInput } from '../compiler.ts';
import { declareNeeds } from '../declare.ts';
import type { DecoderContext } from './decoder-context.ts';
import { parameterDecoder } from './parameter-decoder.ts';
import { bodyDecoders } from './body-decoder.ts';

/** The module of an area: what decodes and judges the requests of its operations. */
export function requestsModule(area: Area, api: Api, schemas: CompilerInput): Module {
  const module = createModule(`validators/requests/${area.file}.ts`);
  const context: DecoderContext = {
    api,
    schemas,
    compiler: createCompiler(schemas),
    resolve: (pointer) => schemas.byReference.get(pointer)?.schema,
  };
  const decoders = area.operations.flatMap((operation) => [
    ...operation.parameterGroups.map((group) => parameterDecoder(operation, group, context)),
    ...bodyDecoders(operation, context),
  ]);
  const { constants, functions } = declareNeeds(
    decoders.map(({ body }) => body),
    module,
  );
  module.add(...constants, ...decoders.flatMap((decoder) => decoder.statements(module)), ...functions);
  return module;
}
