import { emitTypesOfOperations } from '@forgespec/generator/emit-types-of-operations';
import type { Api } from '@forgespec/generator/model/api';
import type { StructurePrinter } from '@forgespec/generator/output/render';

/** The text of generated modules, by path, such as `client/pets.ts`. */
export type ModuleTexts = ReadonlyMap<string, string>;

/** Generates the types of the client and of the handlers, in memory. */
export async function emitModules(api: Api, printer: StructurePrinter): Promise<ModuleTexts> {
  const files = await emitTypesOfOperations(api, printer);
  return new Map(files.map(({ path, text }) => [path, text]));
}
