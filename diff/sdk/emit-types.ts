import { emitTypesOfOperations } from '@forgespec/generator/emit-types-of-operations';
import type { Api } from '@forgespec/generator/model/api';

/** The text of generated modules, by path, such as `client/pets.ts`. */
export type ModuleTexts = ReadonlyMap<string, string>;

/** Generates the types of the client and of the handlers, in memory. */
export async function emitModules(api: Api): Promise<ModuleTexts> {
  const files = await emitTypesOfOperations(api);
  return new Map(files.map(({ path, text }) => [path, text]));
}
