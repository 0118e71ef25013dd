import type { CompilerThread } from '@forgespec/generator/compiler-thread';
import { emit } from '@forgespec/generator/emit';
import type { Api } from '@forgespec/generator/model/api';

/** The text of generated modules, by path, such as `client/pets.ts`. */
export type ModuleTexts = ReadonlyMap<string, string>;

/** Generates the modules of the client and of the server, in memory. */
export async function emitModules(api: Api, thread: CompilerThread): Promise<ModuleTexts> {
  const input = {
    api,
    document: {},
    assertsFormats: true,
    adapters: [],
    // The types of openapi-typescript repeat the types of the areas, and only the option `http` of the client uses them.
    openapiTypes: async () => 'export interface paths {}\nexport interface operations {}\n',
  };
  const { files } = await emit(input, thread, 'ts', ['types', 'client', 'server', 'validators']);
  return new Map(files.map(({ path, text }) => [path, text]));
}
