import type { Content } from '../../../2-model/message.ts';
import type { OperationModel } from '../../../2-model/operation.ts';
import type { Schema } from '../../../2-model/schema.ts';
import { commentLines } from '../../../code/comment.ts';
import { functionText, typeAliasText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import type { Module } from '../../../code/module.ts';
import { describedOperation } from '../../described-operation.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { schemaFunctions } from '../schema-functions.ts';
import { parameterRuntime as runtime, runtime as validators } from '../symbols.ts';
import type { DecoderContext } from './decoder-context.ts';
import { fileFields } from './file-fields.ts';
import type { Decoder } from './parameter-decoder.ts';
import { plainFormShape } from './plain-form.ts';
import { bodyContent, bodyParts, decoderName, partTypeName, type BodyPart } from './symbols.ts';

/** The input of each decoder, in words and as a type. */
const taken: Readonly<Record<BodyPart, { what: string; given: string; type: string }>> = {
  Body: { what: 'body', given: 'the value that its JSON stands for', type: 'unknown' },
  Form: { what: 'form', given: 'as on the wire', type: 'string' },
  Multipart: { what: 'form with files', given: 'its parts, texts and files', type: 'FormData' },
};

/** Returns the functions that decode the body of a request, one for each notation of the body. */
export function bodyDecoders(operation: OperationModel, context: DecoderContext): Decoder[] {
  return bodyParts.flatMap((part) => {
    const content = bodyContent(operation, part);
    if (content?.schema === undefined) return [];
    const files = part === 'Multipart' ? fileFields(content.schema, context.resolve) : [];
    const body = bodyOf(operation, content, content.schema, part, files, context);
    return [{ body, statements: (module) => statements(operation, content, part, files, body, module) }];
  });
}

function bodyOf(
  operation: OperationModel,
  content: Content,
  schema: Schema,
  part: BodyPart,
  files: readonly string[],
  context: DecoderContext,
): Fragment {
  const { is, collect } = schemaFunctions(schema, partTypeName(operation, part), context.compiler, context.input);
  if (part === 'Body') return fragment`return ${runtime.checkedValue}(raw, '/body', ${is}, ${collect});`;
  const pointer = stringLiteral(schema.pointer);
  const read = part === 'Form' ? runtime.formValue : runtime.multipartValue;
  const lines = [
    fragment`const issues: ${validators.ValidationIssue}[] = [];`,
    fragment`const body = ${read}(raw, ${formShape(content, schema, context)}, ${pointer}, issues${plain(takesOthers(operation, part) ? ', others' : '')});`,
  ];
  const judge = (value: string): Fragment => fragment`${runtime.checkedValue}(${value}, '/body', ${is}, ${collect})`;
  // Other checks of a body that cannot be decoded would not help.
  if (files.length === 0)
    return joined([...lines, fragment`return issues.length > 0 ? { issues } : ${judge('body')};`], '\n');
  const names = `[${files.map(stringLiteral).join(', ')}]`;
  return joined(
    [
      ...lines,
      fragment`const described = ${runtime.withoutFiles}(body, ${names}, ${pointer}, issues);`,
      plain('if (issues.length > 0) return { issues };'),
      fragment`const { issues: found } = ${judge('described')};`,
      fragment`return ${runtime.decoded}(Object(body), found ?? []);`,
    ],
    '\n',
  );
}

/**
 * Returns true if a decoder also receives properties that were sent as JSON, because the form was sent in the query of the same
 * request.
 */
const takesOthers = ({ alsoTakesParametersIn }: OperationModel, part: BodyPart): boolean =>
  part === 'Form' && alsoTakesParametersIn === 'query';

/** The shape of a form, and which of its fields are given in parts. */
function formShape(content: Content, schema: Schema, context: DecoderContext): Fragment {
  const { api, resolve, shapes } = context;
  if (api.formStyle === 'brackets') return fragment`${shapes.ofParts(schema)}, 'all'`;
  const shape = plainFormShape(schema, content.deepObjects, shapes, resolve);
  return fragment`${shape}, [${content.deepObjects.map(stringLiteral).join(', ')}]`;
}

function statements(
  operation: OperationModel,
  { mediaType }: Content,
  part: BodyPart,
  files: readonly string[],
  body: Fragment,
  module: Module,
): string[] {
  const whole = `${describedOperation(operation, module).type}['requestBody']`;
  const owner = operation.body?.required === true ? whole : `NonNullable<${whole}>`;
  const type = `${owner}['content'][${stringLiteral(mediaType)}]`;
  const name = partTypeName(operation, part);
  const { what, given, type: rawType } = taken[part];
  return [
    typeAliasText({
      name,
      docs: commentLines(`The ${what} of \`${operation.method.toUpperCase()} ${operation.path}\`.`),
      type:
        files.length === 0
          ? type
          : `${module.use(runtime.WithFiles)}<${type}, ${files.map(stringLiteral).join(' | ')}>`,
    }),
    functionText({
      name: decoderName(operation, part),
      docs: commentLines(
        takesOthers(operation, part)
          ? `Reads the ${what}: ${given}, and properties that came as JSON beside it.`
          : `Reads the ${what}: ${given}.`,
      ),
      parameters: takesOthers(operation, part) ? `raw: ${rawType}, others?: object` : `raw: ${rawType}`,
      returnType: `${module.use(runtime.Decoded)}<${name}>`,
      body: body.text,
    }),
  ];
}
