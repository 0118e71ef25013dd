import type { Api, Area, Chapter, NamedSchema, OperationModel } from '@forgespec/model';
import { operationTitle } from '../operation-title.ts';
import { slug } from '../reference-address.ts';
import type { ReferenceLink, PageTarget } from './content.ts';

/** The paths of all pages, and the names that they show. */
export interface SiteMap {
  readonly start: ReferenceLink;
  /** The guide of the generated client. */
  readonly client: ReferenceLink;
  guide(chapter: Chapter): ReferenceLink;
  area(area: Area): ReferenceLink;
  operation(operation: OperationModel): ReferenceLink;
  /** Returns the page of a schema. Returns undefined if the schema has no page. */
  schema(reference: string): ReferenceLink | undefined;
  /** Returns the target of an `operationId`. */
  operationById(id: string): ReferenceLink | undefined;
  /** The pages of the guide, and of the operations, in the order in which readers turn them over. */
  readonly order: readonly ReferenceLink[];
}

export const startPath = 'index';

/** Chooses the path of each page from the names of the model. */
export function createSiteMap(api: Api): SiteMap {
  const guides = uniquePaths(api.chapters, ({ title }) => `guides/${slug(title)}`);
  const areas = new Map(
    api.areas.map((area) => [area, link(`operations/${area.file}`, areaTitle(area, api))] as const),
  );
  const operations = new Map(api.areas.flatMap((area) => [...operationPages(area)]));
  const schemas = new Map(api.schemas.filter(hasPage).map((schema) => [schema.reference, schemaPage(schema)] as const));
  const byId = new Map(Array.from(operations, ([{ id }, page]) => [id, page] as const));
  const start = link(startPath, api.title);
  const chapters = new Map(api.chapters.map((chapter) => [chapter, link(guides.get(chapter) ?? '', chapter.title)]));
  const client = link('client', 'The generated client');
  return {
    start,
    client,
    guide: (chapter) => chapters.get(chapter) ?? start,
    area: (area) => areas.get(area) ?? start,
    operation: (operation) => operations.get(operation) ?? start,
    schema: (reference) => schemas.get(reference),
    operationById: (id) => byId.get(id),
    order: [
      start,
      client,
      ...chapters.values(),
      ...api.areas.flatMap((area) => [
        areas.get(area) ?? start,
        ...area.operations.map((operation) => operations.get(operation) ?? start),
      ]),
    ],
  };
}

/**
 * Returns the title of an area. Without tags, several areas can have the same title, such as a segment of their paths. The names in the client
 * then tell them apart.
 */
const areaTitle = (area: Area, { areas }: Api): string =>
  areas.some((other) => other !== area && other.title === area.title) ? area.path.join(' › ') : area.title;

/** Returns true if a schema has a page. */
export const hasPage = ({ isComponent, isReached }: NamedSchema): boolean => isComponent && isReached;

export const pageTarget = (path: string, anchor?: string): PageTarget => ({ page: path, anchor });

const link = (path: string, title: string): ReferenceLink => ({ to: pageTarget(path), title });

const schemaPage = ({ file, component, isForRequests }: NamedSchema): ReferenceLink =>
  link(`schemas/${file}`, isForRequests ? `${component} in requests` : component);

function operationPages(area: Area): ReadonlyMap<OperationModel, ReferenceLink> {
  const paths = uniquePaths(area.operations, ({ shortName }) => `operations/${area.file}/${dashed(shortName)}`);
  return new Map(
    area.operations.map((operation) => [
      operation,
      {
        ...link(paths.get(operation) ?? '', operationTitle(operation)),
        request: { method: operation.method.toUpperCase(), path: operation.path },
        isDeprecated: operation.facts.deprecated,
      },
    ]),
  );
}

/** Converts an identifier to a file name: `deleteByName` → `delete-by-name`. */
const dashed = (name: string): string =>
  name
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .slice(0, 120);

/** Returns a path for each item. If two items have the same path, the second one has a number at its end. */
function uniquePaths<Item>(items: readonly Item[], pathOf: (item: Item) => string): ReadonlyMap<Item, string> {
  const taken = new Set<string>();
  return new Map(
    items.map((item) => {
      const wanted = pathOf(item);
      let path = wanted;
      for (let number = 2; taken.has(path); number++) path = `${wanted}-${number}`;
      taken.add(path);
      return [item, path] as const;
    }),
  );
}
