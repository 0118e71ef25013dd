import type { OutputDefinition, Plugin } from './plugin.ts';

/** Creates an output from its options. The options that the argument does not contain have their defaults. */
export type OutputFactory<Options extends object> = (options?: Partial<Options>) => Plugin;

/**
 * Defines an output of somebody else. The result is called in the config: `plugins: [brandedIds({ formats: ['uuid'] })]`.
 *
 * @throws {TypeError} from the result, if an option has a name that the definition does not have.
 */
export function defineOutput<Options extends object = object>(
  definition: OutputDefinition<Options>,
): OutputFactory<Options> {
  const { name, options: defaults, version, reservedNames, typeOf, emit } = definition;
  return (given = {}) => {
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(defaults ?? {}, key));
    if (unknown !== undefined) {
      const known = Object.keys(defaults ?? {});
      const list = known.length === 0 ? 'It has no options.' : `Its options are ${known.join(', ')}.`;
      throw new TypeError(`The output ${name} has no option \`${unknown}\`. ${list}`);
    }
    const set = Object.entries(given).filter(([, value]) => value !== undefined);
    // Each key of the type `Options` is in the defaults, so the result is complete.
    const options = { ...defaults, ...Object.fromEntries(set) } as Options;
    return { name, options, version, reservedNames: () => reservedNames?.(options) ?? {}, typeOf, emit };
  };
}
