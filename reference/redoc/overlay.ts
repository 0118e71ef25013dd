import { isSuccess } from '@forgespec/templates/shared/responses';
import type { JsonObject } from '@forgespec/generator/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Api, Area } from '@forgespec/generator/model/api';
import { literalMarkdown } from '@forgespec/generator/code/markdown';
import type { Facts, Operation } from '@forgespec/generator/model/operation';
import { code } from '../markdown/markdown-text.ts';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { otherPlaceRemark } from '../markdown/remarks.ts';
import { badgesOf, redocColors, scalarColors, type BadgeColors } from './badges.ts';
import { consoleAddress, operationAddress } from '../reference-address.ts';

/**
 * What is added to a description without touching it.
 *
 * @see https://spec.openapis.org/overlay/v1.0.0.html
 */
export interface Overlay {
  readonly overlay: '1.0.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly OverlayAction[];
}

export interface OverlayAction {
  /** A normalized path of RFC 9535: `$['paths']['/shops']['get']`. */
  readonly target: string;
  /** Merged into the target. */
  readonly update?: JsonObject;
  /** Takes the target away. */
  readonly remove?: true;
}

/** A page that shows operations. */
export interface OverlaidPage {
  /** What comes before the address of an operation in the reference; empty on the page of the reference itself. */
  readonly reference: string;
  readonly badgeColors: BadgeColors;
  /** A link, in Markdown, at the end of the description of an operation. */
  link(area: Area, operation: Operation): string;
}

/** The two pages, each with a link to the other. */
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

/** Gives each operation its badges and samples, and its description the links that lead on from it. */
export function pageOverlay(api: Api, operations: readonly SampledOperation[], page: OverlaidPage): Overlay {
  const addresses = new Map(
    api.areas.flatMap((area) => area.operations.map((operation) => [operation.id, { area, operation }] as const)),
  );
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const actions = operations.flatMap(({ area, operation, samples }) => {
    const badges = badgesOf(operation, schemas, page.badgeColors).map((badge) => ({ ...badge }));
    const update: JsonObject = {
      description: description(operation, area, addresses, page),
      'x-codeSamples': samples.map((sample) => ({ ...sample })),
      ...(badges.length === 0 ? {} : { 'x-badges': badges }),
    };
    const target = normalizedPath(operation.pointer);
    const removals = told(operation.facts).map((key) => ({ target: `${target}['${key}']`, remove: true }) as const);
    return [{ target, update }, ...removals];
  });
  return { overlay: '1.0.0', info: { title: `Samples and badges of ${api.title}`, version: api.version }, actions };
}

/** The keys of an operation that its badges or its description say already. */
function told(facts: Facts): string[] {
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

type Places = ReadonlyMap<string | undefined, { readonly area: Area; readonly operation: Operation }>;

function description(operation: Operation, area: Area, places: Places, page: OverlaidPage): string {
  const { facts } = operation;
  const paragraphs = [
    facts.deprecated ? `**Deprecated.** ${replacement(operation, places, page)}` : '',
    operation.description ?? '',
    facts.scopes.length === 0 ? '' : `Token scopes, any one of them: ${facts.scopes.map(code).join(', ')}.`,
    ...otherPlaceRemark(operation),
    ...notShown(operation),
    page.link(area, operation),
  ];
  return paragraphs.filter((text) => text.trim() !== '').join('\n\n');
}

function replacement(
  { facts: { replacedBy, removal } }: Operation,
  places: Places,
  { reference }: OverlaidPage,
): string {
  const place = places.get(replacedBy);
  const words =
    place === undefined
      ? replacedBy
      : `[${literalMarkdown(place.operation.summary ?? place.operation.name)}](${reference}${operationAddress(place.area, place.operation)})`;
  return [
    words === undefined ? '' : `Use ${words} instead.`,
    removal === undefined ? '' : `To be removed in ${literalMarkdown(removal)}.`,
  ].join(' ');
}

/** What of the operation itself and of its successes is not known. */
function notShown({ facts, responses }: Operation): string[] {
  const known = [
    facts.notShown,
    ...responses.filter(({ status }) => isSuccess(status)).map((response) => response.notShown),
  ];
  return [...new Set(known)].flatMap((words) => (words === undefined ? [] : [`Not shown: ${words}.`]));
}
