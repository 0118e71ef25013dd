import { fileFields, valueSchema, type Content, type OperationModel, type Schema } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { commentLines } from '../../../code/comment.ts';
import { typeAliasText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import type { Module } from '../../../code/module.ts';
import { contentText } from '../../content-type.ts';
import { multipartText, partHeaders } from '../../multipart-type.ts';
import { conversionFunction } from '../../conversions.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { headerCheck } from './header-check.ts';
import { schemaFunctions } from '../schema-functions.ts';
import { parameterRuntime as runtime, runtime as validators } from '../symbols.ts';
import { convertingDecoder } from './converting-decoder.ts';
import type { DecoderContext } from './decoder-context.ts';
import type { Decoder } from './parameter-decoder.ts';
import { partTypesLiteral } from './part-types.ts';
import { plainFormShape } from './plain-form.ts';
import { object } from './shape.ts';
import { styleArguments, styledFields } from './styled-fields.ts';
import { bodyContent, bodyParts, decoderName, otherBodies, partName, type BodyPart } from './symbols.ts';

/** For each kind of request body, the type of the decoder's input, and words for comments in the generated code. */
const inputs: Readonly<Record<BodyPart, { subject: string; decoding: string; type: string }>> = {
  Body: { subject: 'body', decoding: 'Validates the body, parsed from JSON.', type: 'unknown' },
  BodyItem: { subject: 'item', decoding: 'Validates an item of the body, parsed from JSON.', type: 'unknown' },
  Form: { subject: 'form', decoding: 'Decodes the form.', type: 'string' },
  Multipart: { subject: 'form with files', decoding: 'Decodes the form with files.', type: 'FormData' },
};

/**
 * Returns the functions that decode a request body, one for each kind of media type, such as JSON or a form. If two media types of one kind
 * have different schemas, each of them has a function.
 */
export function bodyDecoders(operation: OperationModel, context: DecoderContext): Decoder[] {
  const first = bodyParts.flatMap((part) => {
    const content = bodyContent(operation, part);
    return content === undefined ? [] : [{ part, content, number: 1 }];
  });
  return [...first, ...otherBodies(operation)].flatMap(({ part, content, number }) => {
    const schema = valueSchema(content);
    if (schema === undefined) return [];
    const files = part === 'Multipart' ? fileFields(content, context.resolve) : [];
    const suffix = number === 1 ? '' : String(number);
    const body = bodyOf(operation, content, schema, part, suffix, files, context);
    return [
      { body, statements: (module) => statements(operation, content, part, suffix, files, body, context, module) },
    ];
  });
}

function bodyOf(
  operation: OperationModel,
  content: Content,
  schema: Schema,
  part: BodyPart,
  suffix: string,
  files: readonly string[],
  context: DecoderContext,
): Fragment {
  const owner = `${partName(operation, part)}${suffix}`;
  const { is, collect } = schemaFunctions(schema, owner, context.compiler, context.input);
  if (part === 'Body' || part === 'BodyItem')
    return fragment`return ${runtime.checkedValue}(raw, '/body', ${is}, ${collect});`;
  const pointer = stringLiteral(schema.pointer);
  const read = part === 'Form' ? runtime.formValue : runtime.multipartValue;
  const form = formArguments(operation, content, schema, part, context);
  const lines = [
    fragment`const issues: ${validators.ValidationIssue}[] = [];`,
    fragment`const body = ${read}(raw, ${form.shape}, ${pointer}, issues${form.more});`,
  ];
  const headers = part === 'Multipart' ? partHeadersLiteral(content, owner, context) : undefined;
  const whole =
    headers === undefined
      ? fragment`Object(body)`
      : fragment`${runtime.withPartHeaders}(Object(body), raw, ${headers}, ${pointer}, issues)`;
  const checkCode = (value: string): Fragment => fragment`${runtime.checkedForm}(${value}, '/body', ${is}, ${collect})`;
  // If a form cannot be decoded, its fields are not validated, because issues about incompletely decoded values would be misleading.
  if (files.length === 0 && headers === undefined)
    return joined([...lines, fragment`return issues.length > 0 ? { issues } : ${checkCode('body')};`], '\n');
  const names = `[${files.map(stringLiteral).join(', ')}]`;
  return joined(
    [
      ...lines,
      fragment`const described = ${runtime.withoutFiles}(body, ${names}, ${pointer}, issues);`,
      plain('if (issues.length > 0) return { issues };'),
      fragment`const { issues: found } = ${checkCode('described')};`,
      ...(headers === undefined
        ? [fragment`return ${runtime.decoded}(Object(body), found ?? []);`]
        : [
            plain('if (found !== undefined) return { issues: found };'),
            fragment`const value = ${whole};`,
            fragment`return ${runtime.decoded}(value, issues);`,
          ]),
    ],
    '\n',
  );
}

/**
 * Returns true if the decoder of a form has a second parameter with properties from a JSON body. An operation needs this parameter if the
 * properties of the body may also be in the query. The server then decodes the query as a form.
 */
const takesOthers = ({ alsoTakesParametersIn }: OperationModel, part: BodyPart): boolean =>
  part === 'Form' && alsoTakesParametersIn === 'query';

/**
 * Returns the object literal that maps each field of a multipart form to the checks of its headers. Returns undefined if the description
 * does not define headers for the fields.
 */
function partHeadersLiteral(content: Content, owner: string, context: DecoderContext): Fragment | undefined {
  const fields = partHeaders(content).map(([name, headers]) => {
    const members = headers.map((header) => {
      const check = headerCheck(header, `${owner}${typeName(name)}${typeName(header.name)}`, context);
      return fragment`${propertyKey(header.name)}: ${check}`;
    });
    return fragment`${propertyKey(name)}: ${object(members)}`;
  });
  return fields.length === 0 ? undefined : object(fields);
}

/** The arguments of the function that reads a form. The list of issues is passed between `shape` and `more`. */
interface FormArguments {
  /** The shape of the form, and the names of the fields that are written with brackets. */
  readonly shape: Fragment;
  /** The properties of a JSON body, and the functions that read fields with a style; or the media types of the parts of a multipart form. */
  readonly more: Fragment;
}

function formArguments(
  operation: OperationModel,
  content: Content,
  schema: Schema,
  part: BodyPart,
  { api, resolve, shapes }: DecoderContext,
): FormArguments {
  const others = takesOthers(operation, part) ? ', others' : '';
  const types = part === 'Multipart' ? partTypesLiteral(content, schema, resolve) : undefined;
  const moreOfParts = types === undefined ? undefined : fragment`, ${types}`;
  if (api.formStyle === 'brackets')
    return { shape: fragment`${shapes.ofParts(schema)}, 'all'`, more: moreOfParts ?? plain(others) };
  const styled = styledFields(schema, content, shapes, resolve);
  const shape = plainFormShape(schema, content, styled.converted, shapes, resolve);
  const readers = styleArguments(styled);
  return {
    shape: fragment`${shape}, [${content.deepObjects.map(stringLiteral).join(', ')}]`,
    more: moreOfParts ?? fragment`${plain(others || (readers.text === '' ? '' : ', undefined'))}${readers}`,
  };
}

function statements(
  operation: OperationModel,
  content: Content,
  part: BodyPart,
  suffix: string,
  files: readonly string[],
  body: Fragment,
  context: DecoderContext,
  module: Module,
): string[] {
  const described = contentText(content, context.input.byReference, module);
  const isPlain = files.length === 0 && partHeaders(content).length === 0;
  const type = isPlain ? described : `${partName(operation, part)}${suffix}WithFiles`;
  const { subject, decoding, type: input } = inputs[part];
  const rawType = part === 'Multipart' ? module.use(runtime.FormFields) : input;
  const hasOthers = takesOthers(operation, part);
  return [
    ...(isPlain
      ? []
      : [
          typeAliasText({
            name: type,
            docs: commentLines(`The ${subject} of \`${operation.method.toUpperCase()} ${operation.path}\`.`),
            type: multipartText(content, 'File', context.input.byReference, module),
          }),
        ]),
    ...convertingDecoder({
      name: `${decoderName(operation, part)}${suffix}`,
      decoding: hasOthers ? `${decoding} \`others\` are properties from a JSON body.` : decoding,
      parameters: hasOthers ? `raw: ${rawType}, others?: object` : `raw: ${rawType}`,
      argument: hasOthers ? 'raw, others' : 'raw',
      type,
      body: body.text,
      convert: conversionFunction(
        [valueSchema(content)].filter((schema) => schema !== undefined),
        { schemas: context.input.byReference, module, direction: 'read' },
      ),
      hasExactIntegers: context.input.hasExactIntegers,
      module,
    }),
  ];
}
