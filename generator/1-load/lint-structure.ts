import type { JsonObject } from './json.ts';
import { compareByHand, type StructureFault } from './structure-fault.ts';

/**
 * Returns the findings of Redocly's `struct` rule for a bundled document. Returns undefined if the rule throws an error: for
 * example, if the document has a key `hasOwnProperty`.
 */
export async function lintStructure(document: JsonObject): Promise<StructureFault[] | undefined> {
  // Loaded only here, because loading Redocly takes longer than the whole check of a valid document.
  const { BaseResolver, createConfig, lintDocument, Source } = await import('@redocly/openapi-core');
  const noFiles = Object.assign(new BaseResolver(), {
    resolveDocument: (_base: string | null, reference: string) => Promise.reject(new Error(reference)),
  });
  const problems = await lintDocument({
    // A copy, because the rule needs objects with the usual prototype.
    document: { source: new Source('openapi.json', ''), parsed: structuredClone(document) },
    config: await createConfig({ rules: { struct: 'error' }, telemetry: 'off' }),
    externalRefResolver: noFiles,
  }).catch(() => undefined);
  return problems
    ?.filter(({ message }) => !isVersion31(document) || !message.endsWith(noBoolean))
    .map(({ message, suggest: [suggestion], location: [location] }) => ({
      pointer: location?.pointer ?? '',
      message,
      fix: suggestion === undefined ? compareByHand : `Did you mean \`${suggestion}\`?`,
      on: location?.reportOnKey === true ? 'key' : 'value',
    }));
}

// The rule rejects `true` and `false` as schemas, although JSON Schema allows them.
const noBoolean = 'Expected type `Schema` (object) but got `boolean`';
const isVersion31 = ({ openapi }: JsonObject): boolean => typeof openapi === 'string' && openapi.startsWith('3.1');
