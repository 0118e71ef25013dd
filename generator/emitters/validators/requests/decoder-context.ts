import type { Api, OperationModel, Parameter, Resolve } from '@forgespec/model';
import type { Compiler, CompilerInput } from '../compiler.ts';
import type { Shapes } from './shape.ts';

/** The context that the decoders of one module share. */
export interface DecoderContext {
  readonly api: Api;
  readonly compiler: Compiler;
  readonly input: CompilerInput;
  readonly resolve: Resolve;
  readonly shapes: Shapes;
}

/**
 * The parameters of an operation that have the same location, such as the query. One generated function decodes all parameters of the
 * group.
 */
export interface Group {
  readonly operation: OperationModel;
  readonly location: Parameter['in'];
  readonly members: readonly Member[];
}

/** A parameter, and the name of the variable that contains its value in the decoder. */
export interface Member {
  readonly parameter: Parameter;
  readonly local: string;
}
