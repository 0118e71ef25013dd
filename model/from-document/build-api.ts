import { basename } from 'node:path';
import type { Description } from '@forgespec/description/load';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { createDiagnostics, type Diagnostics, sourceName } from '@forgespec/description/diagnostics';
import type { Api, Area, Chapter } from '../api.ts';
import type { ReservedNames } from '../names/reserved-names.ts';
import { withTypePrefixes } from '../names/type-prefixes.ts';
import { buildAreas } from './build-areas.ts';
import { buildNamedSchemas, hasOnlySchemas } from './build-named-schemas.ts';
import { buildSecurity, buildSecuritySchemes, chooseSchemeVariables } from './build-security.ts';
import { buildServers, chooseServerOptions } from './build-servers.ts';
import { withBodyTypes } from './body-types/with-body-types.ts';
import { checkPaths } from './check-paths.ts';
import { checkComponentNames } from './component-names.ts';
import { type BuildContext, createContext } from './context.ts';
import { checkDeclaredStreams } from './declared-stream.ts';
import { withPagination } from './pagination/build-pagination.ts';
import { nameAreas } from './name-areas.ts';
import { readArray, readObject, readString } from './read.ts';
import { isLabel } from './tag-kind.ts';
import { parentTags } from './tag-parents.ts';

/**
 * Builds and checks the model of a description. Reports problems to `diagnostics`. If `diagnostics` contains an error, the model must not
 * be used to generate code.
 *
 * @param reservedNames the names that generated code itself uses.
 */
export function buildApi(description: Description, diagnostics: Diagnostics, reservedNames: ReservedNames): Api {
  // The same unknown format may be in many schemas. Only the first one is reported.
  const found = createDiagnostics(['format-unknown']);
  const api = apiOf(description, createContext(description, found, reservedNames));
  diagnostics.addAll(found.all);
  return api;
}

function apiOf(description: Description, unnamed: BuildContext): Api {
  const context = { ...unnamed, serverOptions: chooseServerOptions(unnamed) };
  checkComponentNames(context);
  checkPaths(context);
  const info = readObject(description.document, 'info') ?? {};
  const schemeVariables = chooseSchemeVariables(context);
  const securitySchemes = buildSecuritySchemes(schemeVariables, context);
  const named = nameAreas([...schemeVariables.values()], context);
  const described = buildAreas(named, context);
  const operations = named.flatMap((area) => area.operations);
  const functions = operations.map(({ name }) => name);
  const { areas: unpaged, schemas, names } = buildNamedSchemas(described, functions, context);
  const areas = withPagination(unpaged, schemas, context);
  checkDeclaredStreams(areas, schemas, context);
  const handlers = operations.map(({ handlerType }) => handlerType);
  // The config may choose names for operations that another output contains.
  if (!context.isPart) context.chosenNames.reportUnused();
  const servers = buildServers(description.document, context) ?? [{ url: '/', description: undefined, variables: [] }];
  const file = sourceName(description.root);
  return {
    title: titleOf(info),
    version: readString(info, 'version') ?? '',
    summary: readString(info, 'summary'),
    description: readString(info, 'description'),
    // A path to a file outside the working directory would reveal the user's folder names, so only the file name is used.
    file: file.startsWith('..') || file.startsWith('/') ? basename(file) : file,
    servers,
    areas: withBodyTypes(withTypePrefixes(areas, handlers, names, context.reservedNames), names, context),
    chapters: buildChapters(areas, context),
    schemas,
    hasOnlySchemas: hasOnlySchemas(areas, context),
    securitySchemes,
    security: buildSecurity({}, context),
    isReceived: context.isReceived,
    hasConversions: false,
    formStyle: description.document['x-form-style'] === 'brackets' ? 'brackets' : 'openapi',
  };
}

/** Returns the title of the API for comments in generated code. If the title is missing or empty, returns `API`. */
function titleOf(info: JsonObject): string {
  const title = readString(info, 'title')?.trim();
  return title === undefined || title === '' ? 'API' : title;
}

/**
 * Builds the chapters of the generated guide. A tag becomes a chapter if it has a description, has no operations, and
 * is not a label ({@link isLabel}).
 */
function buildChapters(areas: readonly Area[], { document }: BuildContext): Chapter[] {
  const areaTitles = new Set(areas.map(({ title }) => title));
  return readArray(document, 'tags')
    .filter(isJsonObject)
    .flatMap((tag) => {
      const [title, text] = [readString(tag, 'name'), readString(tag, 'description')];
      if (title === undefined || text === undefined || areaTitles.has(title) || isLabel(tag)) return [];
      return [{ title, text, parents: parentTags(title, document) }];
    });
}
