import { isJsonObject, valueAt, type JsonObject } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Api, Area, Facts, OperationModel } from '@forgespec/model';
import { literalMarkdown } from '@forgespec/description/text/markdown';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { badgesOf, type Badge } from '../content/badges.ts';
import { credentialsSentence } from '../content/credentials.ts';
import { effectSentences } from '../content/effects.ts';
import { createPageContext, type PageContext } from '../content/page-context.ts';
import { createSiteMap } from '../content/site-map.ts';
import { createPageWriter } from '../html/page-writer.ts';
import { inlineCode } from '../markdown/markdown-text.ts';
import { markdownSentence } from '../markdown/write-markdown.ts';
import type { Overlay, OverlayAction } from './apply-overlay.ts';
import { groupingTags, tagActions } from './shown-tags.ts';
import { operationAddress } from '../reference-address.ts';

/** The colour of each kind of badge. Redoc defines the names of the colours. */
const badgeColors: Readonly<Record<Badge['kind'], string>> = {
  role: 'purple',
  availability: 'turquoise',
  property: 'grey',
  warning: 'orange',
};

/**
 * Returns an overlay for the reference on one page. The overlay adds badges and samples to each operation, and adds links to the description of the
 * operation. Tags that are labels become badges.
 */
export function pageOverlay(document: JsonObject, api: Api, operations: readonly SampledOperation[]): Overlay {
  const addresses = new Map(
    api.areas.flatMap((area) => area.operations.map((operation) => [operation.id, { area, operation }] as const)),
  );
  const context = createPageContext(api, createSiteMap(api));
  const changes = operations.flatMap(({ area, operation, samples }): OverlayAction[] => {
    const badges = badgesOf(operation, context.schemas).map(({ name, kind }) => ({ name, color: badgeColors[kind] }));
    const target = normalizedPath(operation.pointer);
    const node = valueAt(document, parsePointer(operation.pointer));
    const hasLabels = operation.labels.length > 0 && isJsonObject(node);
    const update: JsonObject = {
      ...(hasLabels ? { tags: groupingTags(node.tags, area.title, document) } : {}),
      description: description(operation, addresses, context),
      'x-codeSamples': samples.map((sample) => ({ ...sample })),
      ...(badges.length === 0 ? {} : { 'x-badges': badges }),
    };
    const labels = hasLabels ? [{ target: `${target}['tags']`, remove: true } as const] : [];
    const removals = shownKeys(operation.facts).map(
      (key) => ({ target: `${target}['${key}']`, remove: true }) as const,
    );
    return [...labels, { target, update }, ...removals];
  });
  const actions = [...tagActions(document, api), ...changes];
  return { overlay: '1.0.0', info: { title: `Samples and badges of ${api.title}`, version: api.version }, actions };
}

/** Returns the keys of extensions that badges or the description of the operation already show. */
function shownKeys(facts: Facts): string[] {
  const { role, tiers, offerings, since, removal, flag, replacedBy, notShown } = facts;
  const values: Readonly<Record<string, string | undefined>> = {
    'x-role': role,
    'x-tier': tiers[0],
    'x-offering': offerings[0],
    'x-since': since,
    'x-removal': removal,
    'x-flag': flag,
    'x-replaced-by': replacedBy,
    'x-not-shown': notShown,
  };
  return Object.keys(values).filter((key) => values[key] !== undefined);
}

const normalizedPath = (pointer: string): string =>
  `$${parsePointer(pointer)
    .map((key) => `['${key.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`)
    .join('')}`;

type OperationsById = ReadonlyMap<string | undefined, { readonly area: Area; readonly operation: OperationModel }>;

function description(operation: OperationModel, operations: OperationsById, context: PageContext): string {
  const { facts } = operation;
  const { to } = context.map.operation(operation);
  const sentences = [...credentialsSentence(operation, context.api.securitySchemes), ...effectSentences(operation)];
  const paragraphs = [
    // Redoc shows the method and the path beside the description, which is far below the title on a phone.
    inlineCode(`${operation.method.toUpperCase()} ${operation.path}`),
    facts.deprecated ? `**Deprecated.** ${replacement(operation, operations)}` : '',
    operation.description ?? '',
    sentences.map((parts) => markdownSentence(parts, writer)).join(' '),
    `[Try this operation on its own page](${writer.href(to)})`,
  ];
  return paragraphs.filter((text) => text.trim() !== '').join('\n\n');
}

/** Writes links from the reference on one page to the other pages. */
const writer = createPageWriter('reference', '.html', () => undefined);

function replacement({ facts: { replacedBy, removal } }: OperationModel, operations: OperationsById): string {
  const found = operations.get(replacedBy);
  const words =
    found === undefined
      ? replacedBy
      : `[${literalMarkdown(found.operation.summary ?? found.operation.name)}](${operationAddress(found.area, found.operation)})`;
  return [
    words === undefined ? '' : `Use ${words} instead.`,
    removal === undefined ? '' : `To be removed in ${literalMarkdown(removal)}.`,
  ].join(' ');
}
