import type { Content } from '../../../2-model/message.ts';
import type { Operation } from '../../../2-model/operation.ts';
import type { Schema } from '../../../2-model/schema.ts';
import { commentLines } from '../../../code/comment.ts';
import { functionText, typeAliasText } from '../../../code/declaration-text.ts';
import { valueName } from '../../../code/identifier.ts';
import { stringLiteral } from '../../../code/literal.ts';
import type { Module } from '../../../code/module.ts';
import { describedOperation } from '../../described-operation.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime, runtime as validators } from '../symbols.ts';
import { schemaFunctions } from '../schema-functions.ts';
import type { DecoderContext } from './decoder-context.ts';
import type { Decoder } from './parameter-decoder.ts';
import { plainFormShape } from './plain-form.ts';
import { bodyContent, decoderName, partTypeName } from './symbols.ts';
import { createShapes } from './shape.ts';

/** The functions that decode the body of a request: as JSON, and as a form. */
export function bodyDecoders(operation: Operation, context: DecoderContext): Decoder[] {
  return (['Body', 'Form'] as const).flatMap((part) => {
    const content = bodyContent(operation, part);
    return content?.schema === undefined ? [] : [bodyDecoder(operation, content, content.schema, part, context)];
  });
}

function bodyDecoder(
  operation: Operation,
  content: Content,
  schema: Schema,
  part: 'Body' | 'Form',
  context: DecoderContext,
): Decoder {
  const { is, collect } = schemaFunctions(schema, partTypeName(operation, part), context.compiler, context.input);
  const body =
    part === 'Body'
      ? fragment`return ${runtime.judged}(raw, '/body', ${is}, ${collect});`
      : joined(
          [
            fragment`const issues: ${validators.ValidationIssue}[] = [];`,
            fragment`const body = ${formValue(operation, content, schema, context)};`,
            // What could not be read says nothing of the rest.
            fragment`return issues.length > 0 ? { issues } : ${runtime.judged}(body, '/body', ${is}, ${collect});`,
          ],
          '\n',
        );
  return { body, statements: (module) => statements(operation, content, part, body, module) };
}

function formValue(operation: Operation, content: Content, schema: Schema, context: DecoderContext): Fragment {
  const { api, resolve } = context;
  const shapes = createShapes(`${valueName(operation.name)}Form`, resolve);
  const isInParts = api.formStyle === 'brackets';
  const shape = isInParts
    ? (shapes.of(schema) ?? plain('{}'))
    : plainFormShape(schema, content.deepObjects, shapes, resolve);
  const inParts = isInParts ? "'all'" : `[${content.deepObjects.map(stringLiteral).join(', ')}]`;
  return fragment`${runtime.formValue}(raw, ${shape}, ${inParts}, ${stringLiteral(schema.pointer)}, issues)`;
}

function statements(
  operation: Operation,
  { mediaType }: Content,
  part: 'Body' | 'Form',
  body: Fragment,
  module: Module,
): ReturnType<Decoder['statements']> {
  const whole = `${describedOperation(operation, module).type}['requestBody']`;
  const owner = operation.body?.required === true ? whole : `NonNullable<${whole}>`;
  const name = partTypeName(operation, part);
  const request = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const given = part === 'Body' ? 'the value that its JSON stands for' : 'as on the wire';
  return [
    typeAliasText({
      name,
      docs: commentLines(`The ${part === 'Body' ? 'body' : 'form'} of ${request}.`),
      type: `${owner}['content'][${stringLiteral(mediaType)}]`,
    }),
    functionText({
      name: decoderName(operation, part),
      docs: commentLines(`Reads the ${part === 'Body' ? 'body' : 'form'}: ${given}.`),
      parameters: `raw: ${part === 'Body' ? 'unknown' : 'string'}`,
      returnType: `${module.use(runtime.Decoded)}<${name}>`,
      body: body.text,
    }),
  ];
}
