import type { Api } from '../../../2-model/api.ts';
import type { OperationModel } from '../../../2-model/operation.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import type { Compiler, CompilerInput } from '../compiler.ts';
import type { Shapes } from './shape.ts';
import type { Resolve } from '../../../2-model/inspect/value-types.ts';

/** The data that the decoders of one module share. */
export interface DecoderContext {
  readonly api: Api;
  readonly compiler: Compiler;
  readonly input: CompilerInput;
  readonly resolve: Resolve;
  readonly shapes: Shapes;
}

/** The parameters of an operation in one part of the request. Generated code decodes them to properties of one object. */
export interface Group {
  readonly operation: OperationModel;
  readonly place: Parameter['in'];
  readonly members: readonly Member[];
}

/** A parameter, and the local variable with its value during decoding. */
export interface Member {
  readonly parameter: Parameter;
  readonly local: string;
}
