import { isJsonObject, valueAt, type JsonObject } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Api, Area, Facts, OperationModel } from '@forgespec/model';
import { literalMarkdown } from '@forgespec/description/text/markdown';
import { inlineCode } from '../markdown/markdown-text.ts';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { credentialsRemark } from '../markdown/credentials-remark.ts';
import { alternativePartRemark } from '../markdown/remarks.ts';
import { badgesOf, redocColors, scalarColors, type BadgeColors } from './badges.ts';
import type { Overlay, OverlayAction } from './apply-overlay.ts';
import { groupingTags, tagActions } from './shown-tags.ts';
import { consoleAddress, operationAddress } from '../reference-address.ts';

/** The settings of the reference or of the console. Each of these pages shows a document that an overlay has changed. */
export interface OverlaidPage {
  /**
   * The text before the fragment in links to the reference: `index.html` on the console, empty on the reference itself.
   */
  readonly reference: string;
  readonly badgeColors: BadgeColors;
  /**
   * Returns a Markdown link to an operation on the other page: from the reference to the console, or from the console to the reference. The
   * link is added at the end of the description of the operation.
   */
  link(area: Area, operation: OperationModel): string;
}

/** The reference and the console. Each of them links to the other. */
export const overlaidPages = {
  reference: {
    reference: '',
    badgeColors: redocColors,
    link: (area, operation) => `[Try it in the console](${consoleAddress(area, operation)})`,
  },
  console: {
    reference: 'index.html',
    badgeColors: scalarColors,
    link: (area, operation) => `[Read about it in the reference](index.html${operationAddress(area, operation)})`,
  },
} as const satisfies Readonly<Record<string, OverlaidPage>>;

/**
 * Returns an overlay for one page. The overlay adds badges and samples to each operation, and adds links to the description of the
 * operation. Tags that are labels become badges.
 */
export function pageOverlay(
  document: JsonObject,
  api: Api,
  operations: readonly SampledOperation[],
  page: OverlaidPage,
): Overlay {
  const addresses = new Map(
    api.areas.flatMap((area) => area.operations.map((operation) => [operation.id, { area, operation }] as const)),
  );
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const changes = operations.flatMap(({ area, operation, samples }): OverlayAction[] => {
    const badges = badgesOf(operation, schemas, page.badgeColors).map((badge) => ({ ...badge }));
    const target = normalizedPath(operation.pointer);
    const node = valueAt(document, parsePointer(operation.pointer));
    const hasLabels = operation.labels.length > 0 && isJsonObject(node);
    const update: JsonObject = {
      ...(hasLabels ? { tags: groupingTags(node.tags, area.title, document) } : {}),
      description: description(operation, area, addresses, { api, page }),
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

function description(
  operation: OperationModel,
  area: Area,
  operations: OperationsById,
  { api, page }: { readonly api: Api; readonly page: OverlaidPage },
): string {
  const { facts } = operation;
  const paragraphs = [
    facts.deprecated ? `**Deprecated.** ${replacement(operation, operations, page)}` : '',
    operation.description ?? '',
    credentialsRemark(operation, api.securitySchemes),
    facts.scopes.length === 0
      ? ''
      : `The token needs at least one of these scopes: ${facts.scopes.map(inlineCode).join(', ')}.`,
    ...alternativePartRemark(operation),
    page.link(area, operation),
  ];
  return paragraphs.filter((text) => text.trim() !== '').join('\n\n');
}

function replacement(
  { facts: { replacedBy, removal } }: OperationModel,
  operations: OperationsById,
  { reference }: OverlaidPage,
): string {
  const found = operations.get(replacedBy);
  const words =
    found === undefined
      ? replacedBy
      : `[${literalMarkdown(found.operation.summary ?? found.operation.name)}](${reference}${operationAddress(found.area, found.operation)})`;
  return [
    words === undefined ? '' : `Use ${words} instead.`,
    removal === undefined ? '' : `To be removed in ${literalMarkdown(removal)}.`,
  ].join(' ');
}
