import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Availability, Header, OperationModel, Parameter, Response, Schema } from '@forgespec/model';
import { operationTitle, textBelowTitle } from '../operation-title.ts';
import { type SampledOperation, sampleLabels } from '../samples/emit-samples.ts';
import { wireText } from '../samples/wire-value.ts';
import { anchorFor } from './anchor.ts';
import { badgesOf } from './badges.ts';
import type { Block, Inline, ReferencePage, Section, ShownField, ShownShape } from './content.ts';
import { credentialsSentence } from './credentials.ts';
import { effectSentences } from './effects.ts';
import { codeText, linkTo, plainText } from './inline.ts';
import { exampleBlocks, mediaBlocks } from './media-sections.ts';
import { summaryOf } from './page-summary.ts';
import type { PageContext } from './page-context.ts';
import { schemaShape } from './schema-shape.ts';
import { statusAdvice } from './status-advice.ts';
import { availabilityNotes, unsaidNotes } from './value-notes.ts';

/** The parts of a page that depend on its position in the site. */
export type SitePosition = Pick<ReferencePage, 'next' | 'parents' | 'path' | 'previous'>;

/** Returns the page of an operation. */
export function operationPage(
  { operation, samples }: SampledOperation,
  position: SitePosition,
  form: Block | undefined,
  context: PageContext,
): ReferencePage {
  const { method, path, description = '' } = operation;
  const title = operationTitle(operation);
  const text = textBelowTitle(operation);
  const shown = samples.filter(({ label }) => label === sampleLabels.curl || label === sampleLabels.methods);
  return {
    ...position,
    title,
    summary: summaryOf(description, `${method.toUpperCase()} ${path}: ${title}.`),
    request: { method: method.toUpperCase(), path },
    badges: [
      ...(operation.facts.deprecated ? ['Deprecated'] : []),
      ...badgesOf(operation, context.schemas).map((badge) => badge.name),
    ],
    blocks: [
      ...deprecationParagraph(operation.facts, context),
      ...(text === '' ? [] : [{ kind: 'markdown', markdown: text } as const]),
      { kind: 'list', items: factsOf(operation, context) },
      ...parameterSections(operation, context),
      ...bodySection(operation, context),
      ...responseSections(operation, context),
    ],
    aside: [
      ...(form === undefined ? [] : [form]),
      { kind: 'samples', samples: shown },
      ...exampleBlocks(operation.body?.contents ?? [], 'Request', context),
      ...operation.responses
        .filter(({ status }) => isSuccess(status))
        .flatMap(({ status, contents }) => exampleBlocks(contents, status, context)),
    ],
  };
}

function factsOf(operation: OperationModel, context: PageContext): (readonly Inline[])[] {
  return [...credentialsSentence(operation, context.api.securitySchemes), ...effectSentences(operation)];
}

const locations = { path: 'Path parameters', query: 'Query parameters', header: 'Headers', cookie: 'Cookies' } as const;

function parameterSections({ parameters, requiredHeaders }: OperationModel, context: PageContext): Section[] {
  return Object.entries(locations).flatMap(([location, title]) => {
    const fields = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => parameterField(parameter, context));
    const fixed = location === 'header' ? requiredHeaders.map((header) => fixedHeader(header)) : [];
    if (fields.length + fixed.length === 0) return [];
    const shape = { ...emptyShape, fields: [...fields, ...fixed] };
    return [section(location, title, { kind: 'fields', shape })];
  });
}

const emptyShape: ShownShape = { type: [], markdown: '', notes: [], fields: [], alternatives: [], isCut: false };

const section = (id: string, title: string, ...blocks: readonly Block[]): Section => ({
  kind: 'section',
  id,
  title: [title],
  blocks,
});

const fixedHeader = ({ name, value }: OperationModel['requiredHeaders'][number]): ShownField => ({
  id: anchorFor('header', name),
  name,
  isRequired: true,
  isDeprecated: false,
  shape: { ...emptyShape, type: ['string'], notes: [['Always ', codeText(value), '.']] },
});

function parameterField(parameter: Parameter, context: PageContext): ShownField {
  const { name, in: location, required, deprecated, examples, description = '' } = parameter;
  const shape = describedShape(parameter, anchorFor(location, name), context);
  const [example] = examples;
  return {
    id: anchorFor(location, name),
    name,
    isRequired: required,
    isDeprecated: deprecated,
    shape: {
      ...shape,
      notes: distinctNotes([
        ...unsaidNotes([...shape.notes, ...availabilityNotes(parameter, description)], description),
        ...(example === undefined ? [] : [['Example: ', codeText(exampleText(parameter, example.value)), '.']]),
      ]),
    },
  };
}

const distinctNotes = (notes: readonly (readonly Inline[])[]): (readonly Inline[])[] => [
  ...new Map(notes.map((note) => [plainText(note), note])).values(),
];

/** Returns an example as text. A scalar is unchanged. An array or object is encoded as in a request. */
const exampleText = (parameter: Parameter, value: Parameter['examples'][number]['value']): string =>
  typeof value === 'object' && value !== null ? wireText({ parameter, value }) : String(value);

/** Returns the shape of a parameter or header. Its own description takes precedence over that of its schema. */
function describedShape(
  { description, schema }: { readonly description: string | undefined; readonly schema: Schema },
  id: string,
  context: PageContext,
): ShownShape {
  const shape = schemaShape(schema, id, context);
  return { ...shape, markdown: description ?? shape.markdown };
}

function bodySection({ body }: OperationModel, context: PageContext): Section[] {
  if (body === undefined) return [];
  const { description = '', required, contents } = body;
  return [
    section(
      'body',
      required ? 'Body' : 'Body (optional)',
      ...(description === '' ? [] : [{ kind: 'markdown', markdown: description } as const]),
      ...mediaBlocks(contents, 'body', context),
    ),
  ];
}

function responseSections({ responses }: OperationModel, context: PageContext): Section[] {
  if (responses.length === 0) return [];
  return [section('responses', 'Responses', ...responses.map((response) => responseSection(response, context)))];
}

function responseSection(response: Response, context: PageContext): Section {
  const { status, description, headers, contents } = response;
  const id = anchorFor('response', status);
  const advice = statusAdvice(status);
  const fields = headers.map((header) => headerField(header, id, context));
  return {
    kind: 'section',
    id,
    title: [status],
    blocks: [
      { kind: 'markdown', markdown: description },
      ...(advice === undefined ? [] : [{ kind: 'paragraph', content: [advice] } as const]),
      ...(contents.length === 0 ? [{ kind: 'paragraph', content: ['No body.'] } as const] : []),
      ...mediaBlocks(contents, id, context),
      ...(fields.length === 0
        ? []
        : [
            { kind: 'paragraph', content: ['Headers:'] } as const,
            { kind: 'fields', shape: { ...emptyShape, fields } } as const,
          ]),
    ],
  };
}

const headerField = (header: Header, id: string, context: PageContext): ShownField => {
  const own = anchorFor(id, 'header', header.name);
  return {
    id: own,
    name: header.name,
    isRequired: header.required,
    isDeprecated: false,
    shape: describedShape(header, own, context),
  };
};

/** Returns a warning if an operation is deprecated: its replacement, and the version that removes it. */
function deprecationParagraph({ deprecated, replacedBy, removal }: Availability, context: PageContext): Block[] {
  if (!deprecated) return [];
  const content: Inline[] = [
    { kind: 'strong', text: 'Deprecated.' },
    ...(replacedBy === undefined ? [] : [' Use ', replacement(replacedBy, context), ' instead.']),
    ...(removal === undefined ? [] : [` To be removed in ${removal}.`]),
  ];
  return [{ kind: 'paragraph', content, tone: 'warning' }];
}

/** Returns a link if the replacement is the id of an operation, otherwise the text of the replacement. */
function replacement(replacedBy: string, { map }: PageContext): Inline {
  const page = map.operationById(replacedBy);
  return page === undefined ? { kind: 'markdown', markdown: replacedBy } : linkTo(page.to, page.title);
}
