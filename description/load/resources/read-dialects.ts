import { isFetched } from '../../diagnostics/source-file.ts';
import type { JsonObject } from '../../json/json.ts';
import { dialectOf, isOlder, isStandard } from './dialect.ts';
import { loadIdentified } from './identified-documents.ts';
import { orFetch } from './or-fetch.ts';
import type { ResolvingContext } from './resolving-context.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { SchemaResources } from './schema-resources.ts';

/**
 * Reads the meta-schemas that schemas name with `$schema`. The `jsonSchemaDialect` of the document is the default for all schemas.
 *
 * @returns a function that returns the vocabularies of a schema.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.2
 */
export async function readDialects(
  document: JsonObject,
  index: ResourceIndex,
  context: ResolvingContext,
): Promise<SchemaResources['vocabularies']> {
  const general = typeof document.jsonSchemaDialect === 'string' ? document.jsonSchemaDialect : undefined;
  const users = new Map<string, JsonObject>();
  for (const schema of index.schemas) {
    const uri = index.dialectOf(schema) ?? general;
    if (uri !== undefined && !users.has(uri)) users.set(uri, schema);
  }
  const known = new Map<string, ReadonlySet<string> | undefined>();
  for (const [uri, schema] of users) {
    const owner = schema.$schema === uri ? schema : document;
    known.set(uri, await vocabulariesOf(uri, owner, index, context));
  }
  return (schema) => known.get(index.dialectOf(schema) ?? general ?? '');
}

const readAsStandard = 'The schema is read as a schema of draft 2020-12.';

async function vocabulariesOf(
  written: string,
  owner: JsonObject,
  index: ResourceIndex,
  context: ResolvingContext,
): Promise<ReadonlySet<string> | undefined> {
  const { resolver, remotes, origins, diagnostics } = context;
  const uri = written.replace(/#$/u, '');
  if (isStandard(uri)) return undefined;
  const keyword = owner.$schema === written ? '$schema' : 'jsonSchemaDialect';
  const location = origins.locationOf(owner, keyword, 'value');
  if (isOlder(uri)) {
    const message = 'This schema names an older draft, but is read as a schema of draft 2020-12.';
    diagnostics.warning(
      'dialect-unsupported',
      message,
      'Check the differences between the drafts, and remove `$schema`.',
      location,
    );
    return undefined;
  }
  const embedded = index.at(uri)?.root.value;
  // A fetched document must not read a file of this computer.
  const isForbidden = uri.startsWith('file:') && isFetched(origins.fileOf(owner) ?? '');
  const read = async () => (isForbidden ? undefined : loadIdentified(uri, resolver, remotes));
  const file = embedded === undefined ? await read() : { value: embedded };
  if (file === undefined) {
    const message = `No file contains the meta-schema ${written}.`;
    const fix = `Save it, and name its folder: --remotes URL-PREFIX=FOLDER${orFetch(uri)}.`;
    diagnostics.fault('dialect-unsupported', message, readAsStandard, fix, location);
    return undefined;
  }
  const { vocabularies, unknown } = dialectOf(file.value);
  for (const vocabulary of unknown) {
    const message = `The dialect needs the vocabulary ${vocabulary}, which forgespec does not know.`;
    const fix = 'Mark it `false` in `$vocabulary`, or use another dialect.';
    diagnostics.fault('dialect-unsupported', message, readAsStandard, fix, location);
  }
  return vocabularies;
}
