import type { SettingSchema } from '../../cli/options/setting.ts';

const header = `// Written by \`npx vitest run test/config/schema.test.ts --update\` from the declarations of the commands (\`cli/commands/*/declaration.ts\`).

import type { Plugin } from '../plugins/plugin.ts';

`;

/** Returns the TypeScript types of a config, as the text of a module. */
export function printTypes(schema: SettingSchema): string {
  const interfaces: string[] = [];

  const typeOf = (schema: SettingSchema, name: string): string => {
    const { type, enum: names, items, properties, additionalProperties, anyOf, code } = schema;
    if (code !== undefined) {
      const { code: _, ...others } = schema;
      return `${code} | ${typeOf(others, name)}`;
    }
    if (anyOf !== undefined) return [...new Set(anyOf.map((each) => typeOf(each, name)))].join(' | ');
    if (names !== undefined) return names.map((each) => `'${each}'`).join(' | ');
    if (type === 'array') {
      const item = typeOf(items ?? {}, name);
      return `readonly ${item.includes(' ') ? `(${item})` : item}[]`;
    }
    if (type !== 'object') return type === 'integer' ? 'number' : (type ?? 'unknown');
    if (properties !== undefined) {
      addInterface(schema.title ?? name, schema);
      return schema.title ?? name;
    }
    return `Readonly<Record<string, ${typeOf(additionalProperties || {}, name)}>>`;
  };

  const addInterface = (name: string, schema: SettingSchema): void => {
    const { properties = {}, patternProperties, description = 'One output.' } = schema;
    const extensions = patternProperties?.['^x-'];
    const lines = Object.entries(properties).flatMap(([key, property]) => [
      ...commentLines(property).map((line) => `  ${line}`),
      `  readonly ${key}?: ${typeOf(property, name === 'Config' ? interfaceName(key) : `${name}${capital(key)}`)} | undefined;`,
    ]);
    if (extensions !== undefined)
      lines.push(`  readonly [extension: \`x-\${string}\`]: ${typeOf(extensions, name)} | undefined;`);
    const text = [`/** ${description} */`, `export interface ${name} {`, ...lines, '}', ''].join('\n');
    if (!interfaces.includes(text)) interfaces.push(text);
  };

  addInterface('Config', { description: 'The content of `forgespec.config.ts`.', ...schema });
  // The last interface is the type of the whole config.
  return header + [...interfaces.splice(-1), ...interfaces].join('\n');
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Returns the name of the interface for a setting: `OutputConfig` for `outputs`, `MockConfig` for `mock`. */
const interfaceName = (key: string): string => `${capital(key === 'outputs' ? 'output' : key)}Config`;

function commentLines({ description = '', default: initial }: SettingSchema): string[] {
  const text = initial === undefined ? '' : ` Default: ${JSON.stringify(initial)}.`;
  return [`/** ${description}${text} */`];
}
