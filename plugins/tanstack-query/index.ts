import { type Area, defineOutput, type OutputModule } from 'forgespec/plugin';
import { addOptions } from './add-options.ts';
import { exportNames } from './export-names.ts';
import { optionsRuntime } from './runtime.ts';
import manifest from './package.json' with { type: 'json' };

/** The packages of TanStack Query, by the framework. */
const packages = {
  angular: '@tanstack/angular-query-experimental',
  core: '@tanstack/query-core',
  react: '@tanstack/react-query',
  solid: '@tanstack/solid-query',
  svelte: '@tanstack/svelte-query',
  vue: '@tanstack/vue-query',
} as const;

/** The options of this output. */
export interface TanstackQueryOptions {
  /** The framework. The generated code imports only a type of its package. Default: `react`. */
  readonly framework: keyof typeof packages;
}

/**
 * Writes the options of TanStack Query for each operation: a query for GET and HEAD, an infinite query for a list in pages, and a mutation
 * for any other method. The options are plain objects, so they work with the functions of every framework.
 */
export const tanstackQuery = defineOutput<TanstackQueryOptions>({
  name: 'tanstack-query',
  version: manifest.version,
  options: { framework: 'react' },
  *emit({ api, module, names, options, ownType, ownValue }) {
    const context = {
      names,
      chosen: exportNames(api.areas),
      value: (name: string) => ownValue(name, 'options.ts'),
      type: (name: string) => ownType(name, 'options.ts'),
    };
    const paths = api.areas.map(areaFile);
    const runtime = (code: OutputModule): void =>
      code.add(optionsRuntime(code, names.client.ListCall, packages[options.framework]));
    yield module('options.ts', runtime, []);
    for (const area of api.areas) {
      // The names also depend on the operations of other areas.
      const chosen = JSON.stringify(area.operations.map(context.chosen.of));
      yield module(areaFile(area), (code) => addOptions(area, code, context), [area, chosen]);
    }
    yield module('index.ts', (code) => ['options.ts', ...paths].forEach((path) => code.exportAll(path)), paths);
  },
});

/** Returns the path of the module of an area. Other modules have the names `index` and `options`. */
const areaFile = ({ file }: Area): string => `${file === 'index' || file === 'options' ? `${file}-area` : file}.ts`;

export default tanstackQuery;
