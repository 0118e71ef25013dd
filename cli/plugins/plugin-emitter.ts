import type { Schema } from '@forgespec/model';
import { sampleValue } from '@forgespec/model/values';
import { indexModule as clientIndex } from '@forgespec/generator/emitters';
import type { EmitInput, Emitter, IndexExports, Output } from '@forgespec/generator/emitters';
import { typesModule } from '@forgespec/generator/emitters';
import { createOutputModule } from './output-module.ts';
import { outputNames } from './output-names.ts';
import { ownPath } from './own-path.ts';
import type { EmitContext, Plugin, PluginContext } from './plugin.ts';
import type { ContextUses } from './plugin-context.ts';
import { PluginError, pluginErrorOf } from './plugin-error.ts';

/** The index of each part from which an output can export its symbols. */
const indexes = { client: clientIndex, types: typesModule } as const;

/** The schema that accepts every value. */
const anyValue: Schema = { kind: 'boolean', value: true, pointer: '#' };

/** Returns the emitter of an output of somebody else. It writes only in its own folder. */
export const pluginEmitter = (plugin: Plugin, context: PluginContext<never>, uses: ContextUses): Emitter => ({
  owns: plugin.name,
  *emit(input) {
    const paths = new Set<string>();
    for (const output of plugin.emit?.(emitContext(plugin, context, uses, input)) ?? []) {
      checkFile(plugin, output, paths);
      yield output;
    }
  },
  failure: (error) => pluginErrorOf(plugin.name, error),
});

/** @throws {PluginError} if an output has not the form that the functions of its context return, or has the path of an earlier one. */
function checkFile({ name }: Plugin, output: IndexExports | Output, paths: Set<string>): void {
  if (output.kind === 'exports') return;
  const path = output.kind === 'template' ? '' : output.path;
  if (!path.startsWith(`${name}/`)) {
    throw new PluginError(name, 'The output yields a value that is not from `module`, `text` or `exportFrom`.');
  }
  ownPath(name, path.slice(name.length + 1));
  // Some file systems do not distinguish upper and lower case.
  const key = path.toLowerCase();
  if (paths.has(key)) throw new PluginError(name, `The output yields two files with the path ${path}.`);
  paths.add(key);
}

function emitContext(
  plugin: Plugin,
  context: PluginContext<never>,
  uses: ContextUses,
  { api }: EmitInput,
): EmitContext<never> {
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const resolve = (reference: string): Schema => schemas.get(reference)?.schema ?? anyValue;
  return {
    ...context,
    api,
    names: outputNames,
    schemaOf: (reference) => schemas.get(reference),
    sampleOf: (schema) => sampleValue(schema, resolve),
    module(path, build, from) {
      const whole = ownPath(plugin.name, path);
      let isLasting = true;
      if (!whole.endsWith('.ts')) throw new PluginError(plugin.name, `The path of a module ends with .ts: ${path}`);
      return {
        kind: 'module',
        path: whole,
        // After a change of the code or of the options, the plugin is another object.
        ...(from !== undefined && { from: [plugin, ...from] }),
        build() {
          const { module, author } = createOutputModule(whole, api, schemas);
          const before = uses.count;
          build(author);
          isLasting = uses.count === before;
          return module;
        },
        isLasting: () => isLasting,
      };
    },
    text(path, text) {
      if (path.endsWith('.ts')) throw new PluginError(plugin.name, `Use the function module for ${path}.`);
      return { kind: 'text', path: ownPath(plugin.name, path), pieces: [text] };
    },
    exportFrom: (part, ...symbols) => ({ kind: 'exports', index: indexes[part], symbols }),
  };
}
