import type { Api, NamedSchema, Schema } from '@forgespec/model';
import type { SiteMap } from './site-map.ts';

/** The facts that all parts of a page need. */
export interface PageContext {
  readonly api: Api;
  readonly map: SiteMap;
  /** The named schemas, by their references. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** The references of the schemas without a page that the current type is a part of. */
  readonly named: ReadonlySet<string>;
  readonly resolve: (reference: string) => Schema | undefined;
}

export function createPageContext(api: Api, map: SiteMap): PageContext {
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  return { api, map, schemas, named: new Set(), resolve: (reference) => schemas.get(reference)?.schema };
}
