import { isXml } from '@forgespec/templates/shared/media-type';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { partsOfDocument, type Description } from '@forgespec/description/load';
import { isJsonObject, valueAt, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { securitySchemeTypes, type SecuritySchemeType } from '@forgespec/description/openapi';
import { documentedSuccesses, type Api, mediaKindFacts } from '@forgespec/model';
import { isLabel } from '@forgespec/model/from-document';
import { hasIntegers64 } from '../emitters/converted-values.ts';
import { compareText, sourceFileOf } from './used-keywords.ts';

/** A part of a description, such as a link, for which the client or the server has no code. */
export interface UnexpressedPart {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The key of the part in the object that contains it. */
  readonly keyword: string;
  readonly value: JsonValue | undefined;
  readonly reason: string;
}

/** A key of an object, and the reason why the client or the server has no code for this key. */
type Finding = readonly [owner: JsonObject, key: string, reason: string];

/** Returns the parts outside of schemas for which the client or the server has no code, sorted by file and line. */
export function unexpressedParts(api: Api, description: Description): UnexpressedPart[] {
  const objects = [...partsOfDocument(description.document).others];
  const found = [...objects.flatMap((owner) => findings(owner, api)), ...failureFindings(api, description)];
  const parts = found.flatMap(([owner, key, reason]): UnexpressedPart[] => {
    const location = description.origins.locationOf(owner, key);
    if (location === undefined) return [];
    const { line, column, source } = location;
    return [
      { file: sourceFileOf(source.path, api, description), line, column, keyword: key, value: owner[key], reason },
    ];
  });
  const byPlace = new Map(parts.map((part) => [`${part.file}:${part.line}:${part.column}`, part]));
  return [...byPlace.values()].toSorted(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function findings(owner: JsonObject, api: Api): Finding[] {
  return [
    ...linkFindings(owner),
    ...contentFindings(owner),
    ...securityFindings(owner),
    ...variableFindings(owner),
    ...tagFindings(owner),
    ...(api.isReceived ? [] : callFindings(owner)),
  ];
}

const members = (value: JsonValue | undefined): [string, JsonObject][] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([key, member]) => (isJsonObject(member) ? [[key, member]] : []))
    : [];

function linkFindings({ links }: JsonObject): Finding[] {
  if (!isJsonObject(links)) return [];
  return Object.keys(links).map((name) => [links, name, 'the client has no function for a link']);
}

function contentFindings({ content, requestBody }: JsonObject): Finding[] {
  const received = isJsonObject(requestBody) ? requestBody.content : undefined;
  return [
    ...members(content).flatMap(([mediaType, media]): Finding[] => [
      ...(isXml(mediaType) && media.schema !== undefined && isJsonObject(content)
        ? [[content, mediaType, 'XML is text, and its schema is not applied'] as const]
        : []),
      ...members(media.encoding).flatMap(([, encoding]) => encodingFindings(encoding, mediaType)),
    ]),
    ...members(received).flatMap(([mediaType]): Finding[] =>
      /^text\/event-stream\b/iu.test(mediaType) && isJsonObject(received)
        ? [[received, mediaType, 'the server gets events as bytes']]
        : [],
    ),
  ];
}

function encodingFindings(encoding: JsonObject, mediaType: string): Finding[] {
  const isInParts = mediaKindFacts(mediaType).hasParts;
  const ofParts = ['style', 'explode'].filter((key) => encoding[key] !== undefined && encoding.style !== 'deepObject');
  return [
    ...(encoding.allowReserved === true && (isInParts || encoding.style === 'deepObject')
      ? [[encoding, 'allowReserved', 'reserved characters are percent-encoded'] as const]
      : []),
    ...(isInParts
      ? ofParts.map((key): Finding => [encoding, key, 'the media type of a part decides how its value is written'])
      : []),
  ];
}

/** The OAuth flows that the client does not offer, with the reasons. RFC 9700, sections 2.1.2 and 2.4. */
const insecureFlows = {
  implicit: 'RFC 9700 advises against this flow: use authorizationCode',
  password: 'RFC 9700 forbids this flow: use authorizationCode',
};

/** For each type of security schemes, the function that finds the parts of a scheme for which the client has no code. */
const findingsOfScheme: Readonly<Record<SecuritySchemeType, (scheme: JsonObject) => Finding[]>> = {
  apiKey: (scheme) => (scheme.in === 'cookie' ? [[scheme, 'in', 'in a browser, the client cannot set cookies']] : []),
  http: (scheme) =>
    String(scheme.scheme).toLowerCase() === 'digest'
      ? [[scheme, 'scheme', 'a function of the option `middleware` computes the credential']]
      : [],
  mutualTLS: (scheme) => [[scheme, 'type', 'the client needs an option `fetch` that sends the certificate']],
  oauth2: ({ flows }) =>
    Object.entries(insecureFlows).flatMap(([flow, reason]): Finding[] =>
      isJsonObject(flows) && flows[flow] !== undefined ? [[flows, flow, reason]] : [],
    ),
  openIdConnect: () => [],
};

const securityFindings = ({ securitySchemes }: JsonObject): Finding[] =>
  members(securitySchemes).flatMap(([, scheme]) => {
    const type = securitySchemeTypes.find((name) => name === scheme.type);
    return type === undefined ? [] : findingsOfScheme[type](scheme);
  });

function tagFindings({ openapi, tags }: JsonObject): Finding[] {
  if (openapi === undefined || !Array.isArray(tags)) return [];
  return tags
    .filter(isJsonObject)
    .flatMap((tag): Finding[] => [
      ...(tag.parent === undefined ? [] : [[tag, 'parent', 'the groups of operations are not nested'] as const]),
      ...(isLabel(tag) ? [[tag, 'kind', 'the tag groups only operations without another tag'] as const] : []),
    ]);
}

const variableFindings = ({ url, variables }: JsonObject): Finding[] =>
  typeof url !== 'string'
    ? []
    : members(variables).flatMap(([, variable]): Finding[] =>
        variable.enum === undefined ? [] : [[variable, 'enum', 'the client accepts any text']],
      );

const callFindings = (owner: JsonObject): Finding[] =>
  ['callbacks', 'webhooks']
    .filter(
      (key) => members(owner[key]).length > 0 && (key === 'webhooks' ? owner.openapi : owner.responses) !== undefined,
    )
    .map((key) => [owner, key, 'only an output with `webhooks: true` has code for them']);

/**
 * Returns a finding for each failure response with integers of 64 bits. The client reads the bodies of failures with
 * `JSON.parse`, so these integers are numbers.
 */
function failureFindings(api: Api, { document }: Description): Finding[] {
  if (api.hasExactIntegers !== true) return [];
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const failures = api.areas.flatMap(({ operations }) =>
    operations.flatMap((operation) => {
      const successes = documentedSuccesses(operation);
      return operation.responses.filter((response) => !successes.includes(response));
    }),
  );
  return failures.flatMap(({ contents, pointer }): Finding[] => {
    const hasIntegers = contents.some(({ schema }) => schema !== undefined && hasIntegers64(schema, schemas));
    const node = hasIntegers ? valueAt(document, parsePointer(pointer)) : undefined;
    return isJsonObject(node) ? [[node, 'content', 'the client reads integers of a failure as numbers']] : [];
  });
}
