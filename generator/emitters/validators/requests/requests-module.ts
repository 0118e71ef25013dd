import type { Api, Area } from '@forgespec/model';
import { createModule, type Module } from '../../../code/module.ts';
import { globalTypes } from '../../named-type.ts';
import type { CompilerInput } from '../compiler.ts';
import { createCompiler } from '../create-compiler.ts';
import { declareNeeds } from '../declare.ts';
import { parameterRuntime, responseRuntime, runtime } from '../symbols.ts';
import type { DecoderContext } from './decoder-context.ts';
import { groupsOf } from './groups.ts';
import { parameterDecoder } from './parameter-decoder.ts';
import { requestsModulePath } from './symbols.ts';
import { createShapes } from './shape.ts';
import { bodyDecoders } from './body-decoder.ts';

/** The names that decoders import from the runtime, and the names of global types. */
const takenNames = [runtime, parameterRuntime, responseRuntime].flatMap(Object.keys).concat(globalTypes);

/** Builds the module that decodes and validates the requests to the operations of an area. */
export function requestsModule(area: Area, api: Api, input: CompilerInput): Module {
  const module = createModule(requestsModulePath(area, api), takenNames);
  const compiler = createCompiler(input);
  const context: DecoderContext = {
    api,
    input,
    compiler,
    resolve: (pointer) => input.byReference.get(pointer)?.schema,
    shapes: createShapes(input.byReference, compiler),
  };
  const decoders = area.operations.flatMap((operation) => [
    ...groupsOf(operation).map((group) => parameterDecoder(group, context)),
    ...bodyDecoders(operation, context),
  ]);
  const { constants, functions } = declareNeeds(
    [...context.shapes.constants, ...decoders.map(({ body }) => body)],
    module,
  );
  module.addAll([...constants, ...decoders.flatMap((decoder) => decoder.statements(module)), ...functions]);
  return module;
}
