import type { Operation } from '../../../2-model/operation.ts';
import type { ParameterGroup } from '../../../2-model/parameter.ts';
import type { Api } from '../../../2-model/api.ts';
import type { Compiler, CompilerInput } from '../compiler.ts';
import type { Resolve } from './value-types.ts';

/** What the decoders of a module are made with. */
export interface DecoderContext {
  readonly api: Api;
  readonly compiler: Compiler;
  readonly schemas: CompilerInput;
  readonly resolve: Resolve;
}

/** The parameters that a decoder is made for. */
export interface DecoderInput extends DecoderContext {
  readonly operation: Operation;
  readonly group: ParameterGroup;
}
