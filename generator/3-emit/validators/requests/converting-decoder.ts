import { commentLines } from '../../../code/comment.ts';
import { functionText } from '../../../code/declaration-text.ts';
import type { Module } from '../../../code/module.ts';
import { parameterRuntime as runtime } from '../symbols.ts';

interface DecoderDeclaration {
  readonly name: string;
  /** A sentence about the decoder. */
  readonly decoding: string;
  readonly parameters: string;
  /** The names of the parameters, as the arguments of a call. */
  readonly argument: string;
  /** The type of the decoded value. */
  readonly type: string;
  readonly body: string;
  /** The function that converts the decoded value, as code; undefined if the value stays as it is. */
  readonly convert: string | undefined;
  readonly module: Module;
}

/** Returns the declaration of a decoder. If the decoded value is converted, a second function decodes it without the conversion. */
export function convertingDecoder(declaration: DecoderDeclaration): string[] {
  const { name, decoding, parameters, argument, type, body, convert, module } = declaration;
  const decoded = module.use(runtime.Decoded);
  const returnType = `${decoded}<${type}>`;
  if (convert === undefined)
    return [functionText({ name, docs: commentLines(decoding), parameters, returnType, body })];
  const plainName = `${name}Texts`;
  return [
    functionText({
      name,
      docs: commentLines(`${decoding} Replaces texts that are dates by \`Date\`, in place.`),
      parameters,
      returnType,
      body: `return ${module.use(runtime.converted)}(${plainName}(${argument}), ${convert});`,
    }),
    functionText({
      name: plainName,
      docs: commentLines(`${decoding} Dates stay texts.`),
      parameters,
      returnType: decoded,
      body,
    }),
  ];
}
