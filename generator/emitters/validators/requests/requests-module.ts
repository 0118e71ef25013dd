import type { Api, Area, OperationModel } from '@forgespec/model';
import { valueName } from '@forgespec/model/names';
import { createModule, type Module } from '../../../code/module.ts';
import { globalTypes } from '../../named-type.ts';
import type { CompilerInput } from '../compiler.ts';
import { createCompiler } from '../create-compiler.ts';
import { declareNeeds } from '../declare.ts';
import { parameterRuntime, responseRuntime, runtime } from '../symbols.ts';
import type { DecoderContext, Group, Member } from './decoder-context.ts';
import { parameterDecoder } from './parameter-decoder.ts';
import { requestsModulePath } from './symbols.ts';
import { createShapes } from './shape.ts';
import { bodyDecoders } from './body-decoder.ts';

/** The names that the variables of parameters cannot have, because the decoder already uses them. */
const taken: ReadonlySet<string> = new Set([
  ...Object.keys(runtime),
  ...Object.keys(parameterRuntime),
  'cookies',
  'headers',
  'issues',
  'pairs',
  'path',
  'query',
  'raw',
  'schema',
  'values',
]);

/** Groups the parameters of an operation by location. */
function groupsOf(operation: OperationModel): Group[] {
  return [...Map.groupBy(operation.parameters, (parameter) => parameter.in)].map(([location, parameters]) => {
    const used = new Set<string>();
    const members = parameters.map((parameter): Member => ({ parameter, local: localName(parameter.name, used) }));
    return { operation, location, members };
  });
}

function localName(name: string, used: Set<string>): string {
  // `valueName` appends an underscore to a reserved word. Here, the suffix `Value` replaces this underscore.
  const wanted = valueName(name);
  const word = wanted.replace(/_$/u, '');
  let local = word !== wanted || word === '' || isTaken(word) ? `${word}Value` : word;
  while (used.has(local)) local += 'Value';
  used.add(local);
  return local;
}

// The names of functions in the module begin with `is`, `collect` or `decode`, and the names of constants end in
// `Shape`.
const isTaken = (name: string): boolean => taken.has(name) || /^(?:is|collect|decode)(?!\p{Ll})|.Shape$/u.test(name);

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
