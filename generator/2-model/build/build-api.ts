import { relative } from 'node:path';
import type { Description } from '../../1-load/load.ts';
import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { Api } from '../api.ts';
import type { Schema } from '../schema.ts';
import { buildNamedSchemas } from './build-named-schemas.ts';
import { buildAreas } from './build-operations.ts';
import { buildSecuritySchemes } from './build-security.ts';
import { buildServers } from './build-servers.ts';
import { createContext } from './context.ts';
import { readObject, readText } from './read.ts';

/**
 * The model of a description: everything resolved, named and checked. Problems go to `diagnostics`; with errors among them, the
 * model is not fit to generate from.
 */
export function buildApi(description: Description, diagnostics: Diagnostics): Api {
  const context = createContext(description, diagnostics);
  const info = readObject(description.document, 'info') ?? {};
  const areas = buildAreas(context);
  const file = relative(process.cwd(), description.root).replaceAll('\\', '/');
  return {
    title: readText(info, 'title') ?? '',
    version: readText(info, 'version') ?? '',
    description: readText(info, 'description'),
    // A path that leaves the working directory would tell about the machine.
    file: file.startsWith('..') || file.startsWith('/') ? (file.split('/').at(-1) ?? '') : file,
    servers: buildServers(description.document) ?? [{ url: '/', variables: [] }],
    areas,
    schemas: buildNamedSchemas(areas.flatMap(({ operations }) => operations.flatMap(schemasOf)), context),
    securitySchemes: buildSecuritySchemes(context),
    formStyle: description.document['x-form-style'] === 'brackets' ? 'brackets' : 'openapi',
  };
}

function schemasOf({ parameters, body, responses }: Api['areas'][number]['operations'][number]): Schema[] {
  const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
  return [
    ...parameters.map(({ schema }) => schema),
    ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
    ...contents.flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
  ];
}
