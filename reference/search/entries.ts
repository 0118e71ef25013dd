import type { Api, Area, Chapter, Content, NamedSchema, OperationModel, Schema } from '@forgespec/model';
import { operationTitle } from '../operation-title.ts';
import { operationAddress, tagAddress } from '../reference-address.ts';

/** A page or a part of the reference that the search finds. */
export interface SearchEntry {
  /** The address of the page or the part: a URL fragment in the reference on one page, or the path of a page. */
  readonly address: string;
  /** The summary of the operation, or the title of the chapter or section. */
  readonly title: string;
  /** The tag of the operation, or the chapter of the section. */
  readonly group: string;
  /** The id of the operation. Empty for other entries. */
  readonly id: string;
  /** The method and path of the operation: `GET /shops/{id}`. Empty for other entries. */
  readonly path: string;
  /** The names of the parameters, and of the fields of the request body. */
  readonly inputs: string;
  /** The names of the fields of the response bodies. */
  readonly outputs: string;
  /** The other words of the entry, each of them once. */
  readonly words: string;
}

/** The addresses of the parts of the reference. */
export interface EntryAddresses {
  readonly start: string;
  chapter(chapter: Chapter): string;
  area(area: Area): string;
  operation(area: Area, operation: OperationModel): string;
}

/** The addresses of the parts of the reference on one page. */
export const fragmentAddresses: EntryAddresses = {
  start: '',
  chapter: tagAddress,
  area: tagAddress,
  operation: operationAddress,
};

/** Returns the entries of all operations, and of all chapters of the guide with their sections. */
export function searchEntries(
  { areas, chapters, schemas, description = '' }: Api,
  addresses: EntryAddresses,
): SearchEntry[] {
  const named: Schemas = new Map(schemas.map((schema) => [schema.reference, schema]));
  const guide = [
    ...chapters.flatMap((chapter) => chapterEntries(chapter, addresses.chapter(chapter))),
    ...sectionsOf(description, { address: addresses.start, group: '' }),
  ];
  return [
    ...guide,
    ...areas.flatMap((area) => [
      areaEntry(area, addresses.area(area)),
      ...area.operations.map((operation) =>
        operationEntry(area, operation, addresses.operation(area, operation), named),
      ),
    ]),
  ];
}

type Schemas = ReadonlyMap<string, NamedSchema>;

const areaEntry = (area: Area, address: string): SearchEntry => ({
  ...emptyEntry,
  address,
  title: area.title,
  words: distinctWords([area.description ?? '']),
});

const emptyEntry = { group: '', id: '', path: '', inputs: '', outputs: '', words: '' };

function chapterEntries(chapter: Chapter, address: string): SearchEntry[] {
  const whole = { ...emptyEntry, address, title: chapter.title, words: distinctWords([chapter.text]) };
  return [whole, ...sectionsOf(chapter.text, { address, group: chapter.title })];
}

/** Returns an entry for each section of a Markdown text that begins with a heading of the second level. */
const sectionsOf = (text: string, place: Pick<SearchEntry, 'address' | 'group'>): SearchEntry[] =>
  text
    .split(/^## +/mu)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { ...emptyEntry, ...place, title: title.trim(), words: distinctWords(lines) };
    });

const operationEntry = (area: Area, operation: OperationModel, address: string, schemas: Schemas): SearchEntry => ({
  address,
  title: operationTitle(operation),
  group: area.title,
  id: operation.id,
  path: `${operation.method.toUpperCase()} ${operation.path}`,
  inputs: distinct([
    ...operation.parameters.map(({ name }) => name),
    ...fieldsOf(operation.body?.contents ?? [], schemas),
  ]),
  outputs: distinct(operation.responses.flatMap(({ contents }) => fieldsOf(contents, schemas))),
  words: distinctWords([...textsOf(operation), area.description ?? '']),
});

const fieldsOf = (contents: readonly Content[], schemas: Schemas): string[] =>
  contents.flatMap(({ schema, itemSchema }) => fieldNames(schema ?? itemSchema, schemas));

/** Returns the names of the properties of a value, or of the items of an array. Does not contain properties of properties. */
function fieldNames(schema: Schema | undefined, schemas: Schemas, outer: readonly Schema[] = []): string[] {
  if (schema?.kind !== 'keywords' || outer.includes(schema)) return [];
  const { reference, properties = [], items, allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = reference === undefined ? undefined : schemas.get(reference)?.schema;
  const inner = [target, items, ...allOf, ...anyOf, ...oneOf];
  return [
    ...properties.filter(({ isOmitted }) => isOmitted !== true).map(({ name }) => name),
    ...inner.flatMap((part) => fieldNames(part, schemas, [...outer, schema])),
  ];
}

const textsOf = ({ description, parameters, body, responses }: OperationModel): string[] => [
  description ?? '',
  body?.description ?? '',
  ...parameters.map((parameter) => parameter.description ?? ''),
  ...responses.map((response) => `${response.status} ${response.description}`),
];

/** Returns the words of texts in lower case, each word once. Links and short words are left out. */
function distinctWords(texts: readonly string[]): string {
  const words = texts
    .join(' ')
    .replaceAll(/\]\([^)]*\)/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u);
  return distinct(words.filter((word) => word.length > 2));
}

const distinct = (words: readonly string[]): string => [...new Set(words)].join(' ');
