import { literalMarkdown, markdownWithoutHtml } from '@forgespec/description/text/markdown';
import type { JsonValue } from '@forgespec/description/json';
import type { NamedSchema, OperationModel, Parameter, Response, SecuritySchemeModel } from '@forgespec/model';
import { sampleLabels, type SampledOperation } from '../samples/emit-samples.ts';
import { wireText } from '../samples/wire-value.ts';
import { inlineCode, fenced, paragraphs, table } from './markdown-text.ts';
import { credentialsRemark } from './credentials-remark.ts';
import { defaultRemark, alternativePartRemark, labelWords, remarks } from './remarks.ts';
import { describeType } from './describe-type.ts';

type Schemas = ReadonlyMap<string, NamedSchema>;

/** Returns the section of an operation on the page of its area. */
export function operationSection(
  { operation, samples }: SampledOperation,
  schemas: Schemas,
  schemes: readonly SecuritySchemeModel[],
): string {
  const { method, path, description, facts, parameters, responses } = operation;
  const shown = samples.filter(({ label }) => label === sampleLabels.curl || label === sampleLabels.methods);
  return paragraphs(
    `## ${literalMarkdown(operationHeading(operation))}`,
    inlineCode(`${method.toUpperCase()} ${path}`),
    markdownWithoutHtml(description ?? ''),
    [
      ...operation.labels.map((label) => `${literalMarkdown(labelWords(label))}.`),
      // The details that an operation leaves open are for the authors of the description.
      ...remarks({ ...facts, notShown: undefined }),
      ...(facts.isAsync ? ['The response is sent before the work is done.'] : []),
      credentialsRemark(operation, schemes),
      ...scopes(facts.scopes),
      ...alternativePartRemark(operation),
    ].join(' '),
    table(
      ['parameter', 'in', 'type', 'required', 'meaning'],
      parameters.map((parameter) => parameterRow(parameter, schemas)),
    ),
    body(operation, schemas),
    table(
      ['status', 'body', 'meaning'],
      responses.map((response) => responseRow(response, schemas)),
    ),
    ...shown.map(({ lang, source }) => fenced(lang === 'Shell' ? 'sh' : 'ts', source)),
  );
}

export const operationHeading = ({ summary, name }: OperationModel): string => summary ?? name;

const scopes = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`The token needs at least one of these scopes: ${names.map(inlineCode).join(', ')}.`];

function parameterRow(parameter: Parameter, schemas: Schemas): string[] {
  const { name, in: location, required, schema, description = '', examples } = parameter;
  const [example] = examples;
  const shown = example === undefined ? [] : [`Example: ${inlineCode(exampleText(parameter, example.value))}.`];
  return [
    inlineCode(name),
    location,
    describeType(schema, schemas),
    required ? 'yes' : 'no',
    [markdownWithoutHtml(description), ...defaultRemark(schema), ...remarks(parameter), ...shown].join(' '),
  ];
}

/** Returns an example as text. A scalar is unchanged. An array or object is encoded as in a request. */
const exampleText = (parameter: Parameter, value: JsonValue): string =>
  typeof value === 'object' && value !== null ? wireText({ parameter, value }) : String(value);

function body({ body }: OperationModel, schemas: Schemas): string | undefined {
  const [content] = body?.contents ?? [];
  if (body === undefined || content === undefined) return undefined;
  const media = body.contents.map(({ mediaType }) => inlineCode(mediaType)).join(' or ');
  const type = describeType(content.schema, schemas);
  return `Body${body.required ? '' : ' (optional)'}: ${type}, as ${media}. ${markdownWithoutHtml(body.description ?? '')}`;
}

function responseRow({ status, description, contents, headers }: Response, schemas: Schemas): string[] {
  const [content] = contents;
  const type = content === undefined ? 'none' : describeType(content.schema, schemas);
  const words = [
    markdownWithoutHtml(description),
    headers.length === 0 ? '' : `Headers: ${headers.map(({ name }) => inlineCode(name)).join(', ')}.`,
  ];
  return [status, type, words.filter((text) => text !== '').join(' ')];
}
