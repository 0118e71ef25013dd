import type { JsonObject } from './json.ts';
import { compareByHand, type StructureFault } from './structure-fault.ts';

/** What Redocly's `struct` rule finds in a bundled document; undefined when it comes to grief: a key `hasOwnProperty` is enough. */
export async function lintStructure(document: JsonObject): Promise<StructureFault[] | undefined> {
  // Loaded only now, because it takes longer than a whole run on a sound document.
  const { BaseResolver, createConfig, lintDocument, Source } = await import('@redocly/openapi-core');
  const noFiles = Object.assign(new BaseResolver(), {
    resolveDocument: (_base: string | null, reference: string) => Promise.reject(new Error(reference)),
  });
  const problems = await lintDocument({
    // A copy, because the rule expects objects to have a prototype.
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

// The rule knows no schema that is `true` or `false`, as JSON Schema does.
const noBoolean = 'Expected type `Schema` (object) but got `boolean`';
const isVersion31 = ({ openapi }: JsonObject): boolean => typeof openapi === 'string' && openapi.startsWith('3.1');
