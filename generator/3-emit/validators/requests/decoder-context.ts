import type { Api } from '../../../2-model/api.ts';
import type { OperationModel } from '../../../2-model/operation.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import type { Compiler, CompilerInput } from '../compiler.ts';
import type { Shapes } from './shape.ts';
import type { Resolve } from '../../../2-model/inspect/value-types.ts';

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
