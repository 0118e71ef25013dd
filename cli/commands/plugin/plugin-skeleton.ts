import { typeName, valueName } from '@forgespec/model/names';
import { ownVersion, supportedNode } from '../../own-version.ts';

/**
 * Returns the files of the package of a new plugin: a map from their paths to their texts.
 *
 * @param packageName the name of the npm package.
 * @param output the name of the output, which is also the folder of its files.
 */
export function pluginSkeleton(packageName: string, output: string): ReadonlyMap<string, string> {
  const names = { packageName, output, factory: valueName(output), type: `${typeName(output)}Options` };
  return new Map([
    ['package.json', jsonFile(manifestOf(packageName))],
    ['tsconfig.json', jsonFile(compilerConfig)],
    ['tsconfig.build.json', jsonFile(buildConfig)],
    ['.gitignore', 'dist/\nnode_modules/\n'],
    ['src/index.ts', sourceOf(names)],
    ['test/index.test.ts', testOf(names)],
    ['README.md', readmeOf(names)],
  ]);
}

interface PluginNames {
  readonly packageName: string;
  readonly output: string;
  /** The name of the function that the config calls. */
  readonly factory: string;
  /** The name of the type of the options. */
  readonly type: string;
}

const singleQuoted = (text: string): string => `'${text}'`;

const jsonFile = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const manifestOf = (name: string): object => ({
  name,
  version: '0.1.0',
  description: 'An output of forgespec.',
  keywords: ['forgespec', 'forgespec-plugin', 'openapi'],
  type: 'module',
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  files: ['dist'],
  scripts: {
    build: 'tsc -p tsconfig.build.json',
    test: 'tsc && node --test',
    prepack: 'npm run build',
  },
  peerDependencies: { forgespec: `^${ownVersion()}` },
  devDependencies: { '@types/node': '^24.10.1', forgespec: `^${ownVersion()}`, typescript: '^5.9.3' },
  engines: { node: supportedNode() },
});

const compilerConfig = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    // Node runs the tests without a build, so the code must not contain syntax that needs one.
    erasableSyntaxOnly: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
  },
  include: ['src', 'test'],
};

const buildConfig = {
  extends: './tsconfig.json',
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

const sourceOf = ({ output, factory, type }: PluginNames): string => `\
import { commentText, defineOutput, stringLiteral } from 'forgespec/plugin';

/** The options, which the config sets. */
export interface ${type} {
  /** The methods of the operations whose paths are written, such as \`get\`. */
  readonly methods: readonly string[];
}

/** Writes the path of each operation as a constant. Replace this example by the files that you need. */
export const ${factory} = defineOutput<${type}>({
  name: '${output}',
  options: { methods: ['get', 'post'] },
  *emit({ api, options, module }) {
    const operations = api.areas.flatMap((area) => area.operations);
    yield module('index.ts', (code) => {
      for (const operation of operations.filter(({ method }) => options.methods.includes(method))) {
        const name = code.declare(\`\${operation.name}Path\`);
        code.add(\`\${commentText(code.docsOf(operation))}
          export const \${name}: string = \${stringLiteral(operation.path)};\`);
      }
    });
  },
});

export default ${factory};
`;

const testOf = ({ output, factory }: PluginNames): string => `\
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOutput, emitOutput } from 'forgespec/plugin-test';
import { ${factory} } from '../src/index.ts';

const description = \`openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: getPet, summary: Read a pet, responses: { '200': { description: The pet. } } }
    delete: { operationId: deletePet, responses: { '204': { description: Deleted. } } }
\`;

test('the paths of the operations with the methods of the options are written', async () => {
  const output = await emitOutput({ description, plugins: [${factory}({ methods: ['get'] })] });
  try {
    assert.deepEqual(output.diagnostics.filter(({ severity }) => severity === 'error'), []);
    assert.deepEqual([...output.files.keys()], ['${output}/index.ts']);
    assert.deepEqual(await output.compile(), []);
    const written = await import(\`\${output.folder}/${output}/index.ts\`);
    assert.deepEqual({ ...written }, { getPetPath: '/pets/{id}' });
  } finally {
    output.remove();
  }
});

test('the output follows the rules: it compiles, is always the same, and escapes the texts of the description', async () => {
  assert.deepEqual(await checkOutput({ description, plugins: [${factory}()] }), []);
});
`;

const readmeOf = ({ packageName, output, factory }: PluginNames): string => `\
# ${packageName}

An output of [forgespec](https://www.npmjs.com/package/forgespec): the path of each operation as a constant.

\`\`\`ts
// forgespec.config.ts
import { defineConfig } from 'forgespec';
import { ${factory} } from ${singleQuoted(packageName)};

export default defineConfig({ outputs: { out: 'src/api', plugins: [${factory}({ methods: ['get'] })] } });
\`\`\`

\`npx forgespec generate\` then writes \`src/api/${output}/index.ts\`.

## Change the output

- \`src/index.ts\` is the output. \`npm test\` compiles it, and runs its test.
- \`npm run build\` writes the JavaScript and the declarations that are published to \`dist/\`. \`npm publish\` does so too.
`;
