import { commentLines } from '../../../code/comment.ts';
import { functionText } from '../../../code/declaration-text.ts';
import type { Module } from '../../../code/module.ts';
import { parameterRuntime as runtime } from '../symbols.ts';

interface DecoderDeclaration {
  readonly name: string;
  /** The first sentence of the comment above the decoder. */
  readonly decoding: string;
  readonly parameters: string;
  /** The arguments of a call of the decoder. They are the names of the decoder's parameters. */
  readonly argument: string;
  /** The type of the decoded value. */
  readonly type: string;
  readonly body: string;
  /** The code of the function that converts the decoded value. Undefined if the value is not converted. */
  readonly convert: string | undefined;
  /** True if an integer in the decoded value may be a `bigint`. */
  readonly hasExactIntegers?: boolean | undefined;
  readonly module: Module;
}

/** Returns the declaration of a decoder. If the decoded value is converted, a second function decodes it without the conversion. */
export function convertingDecoder(declaration: DecoderDeclaration): string[] {
  const { name, decoding, parameters, argument, type, body, convert, hasExactIntegers, module } = declaration;
  const decoded = module.use(runtime.Decoded);
  const returnType = `${decoded}<${type}>`;
  if (convert === undefined && hasExactIntegers !== true)
    return [functionText({ name, docs: commentLines(decoding), parameters, returnType, body })];
  const converted = module.use(hasExactIntegers === true ? runtime.convertedExactly : runtime.converted);
  const plainName = `${name}Texts`;
  return [
    functionText({
      name,
      docs: commentLines(`${decoding} Converts the values in place, to the types that the operation uses.`),
      parameters,
      returnType,
      body: `return ${converted}(${[`${plainName}(${argument})`, convert].filter(Boolean).join(', ')});`,
    }),
    functionText({
      name: plainName,
      docs: commentLines(`${decoding} Does not convert the values.`),
      parameters,
      returnType: decoded,
      body,
    }),
  ];
}
