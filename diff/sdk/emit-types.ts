import { emitTypesOfOperations } from '@forgespec/generator/emit-types-of-operations';
import type { Api } from '@forgespec/model';

/** A map from the path of each generated module, such as `client/pets.ts`, to the text of the module. */
export type ModuleTexts = ReadonlyMap<string, string>;

/** Generates the types of the client and of the handlers, in memory. */
export async function emitModules(api: Api): Promise<ModuleTexts> {
  const files = await emitTypesOfOperations(api);
  return new Map(files.map(({ path, text }) => [path, text]));
}
