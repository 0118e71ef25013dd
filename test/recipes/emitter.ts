import { architectureTest } from './architecture-test.ts';
import type { Recipe } from './recipe.ts';

/** An emitter of a function that finds operations by words of their summaries. */
export const emitter: Recipe = {
  section: 'Add an emitter',
  edits: [
    {
      file: 'generator/emitter-names.ts',
      find: `'validators', 'bundle'] as const`,
      replace: `'validators', 'summaries', 'bundle'] as const`,
    },
    {
      file: 'generator/emitters.ts',
      find: `import { typesEmitter } from`,
      replace: `import { summariesEmitter } from './emitters/summaries/emit-summaries.ts';\nimport { typesEmitter } from`,
    },
    {
      file: 'generator/emitters.ts',
      find: '  bundle: bundleEmitter,',
      replace: '  summaries: summariesEmitter,\n  bundle: bundleEmitter,',
    },
    {
      file: 'generator/reserved-names.ts',
      find: '  bundle: {},',
      replace: '  summaries: {},\n  bundle: {},',
    },
    {
      file: 'generated/package.json',
      find: `    "./types": "./types/index.ts",`,
      replace: `    "./summaries": "./summaries/index.ts",\n    "./types": "./types/index.ts",`,
    },
    {
      file: 'vitest.config.ts',
      find: `'test/{quick,server,`,
      replace: `'test/{quick,summaries,server,`,
    },
  ],
  files: {
    'templates/summaries/create-search.ts': `/** Finds operations by a word of their summaries. */
export interface OperationSearch {
  /** Returns the names of the operations whose summary contains a text, in the order of the description. The case is ignored. */
  (text: string): string[];
}

/** Returns a search in the summaries of operations, by the names of operations. */
export const createSearch =
  (summaries: Readonly<Record<string, string>>): OperationSearch =>
  (text) =>
    Object.keys(summaries).filter((name) => summaries[name]?.toLowerCase().includes(text.toLowerCase()) === true);
`,
    'generator/emitters/summaries/symbols.ts': `import { exportedType, exportedValue } from '../../code/symbol.ts';

export const summariesModule = 'summaries/index.ts';

const searchModule = 'summaries/runtime/create-search.ts';

/** The exports of \`templates/summaries/\`. */
export const runtime = {
  OperationSearch: exportedType('OperationSearch', searchModule),
  createSearch: exportedValue('createSearch', searchModule),
} as const;
`,
    'generator/emitters/summaries/emit-summaries.ts': `import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { asModule, type Emitter } from '../emitter.ts';
import { runtime, summariesModule } from './symbols.ts';

/** Emits \`summaries/\`: a function that finds operations by a word of their summaries. */
export const summariesEmitter: Emitter = {
  owns: 'summaries',
  emit({ api }) {
    const module = createModule(summariesModule);
    const entries = api.areas.flatMap(({ operations }) =>
      operations.map(({ id, summary }) => \`\${propertyKey(id)}: \${stringLiteral(summary ?? '')}\`),
    );
    module.add({
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment(['Returns the names of the operations whose summary contains a text.']),
      declarations: [
        {
          name: 'findOperations',
          type: module.use(runtime.OperationSearch),
          initializer: \`\${module.use(runtime.createSearch)}({ \${entries.join(', ')} })\`,
        },
      ],
    });
    return [asModule(module)];
  },
};
`,
    'test/summaries/summaries.test.ts': `import { expect, test } from 'vitest';
import { findOperations } from '../../generated/summaries/index.ts';

test('operations are found by a word of their summaries', () => {
  expect(findOperations('render')).toEqual(['renderProjectBadge']);
  expect(findOperations('no such word')).toEqual([]);
});
`,
  },
  updates: ['test/config/schema.test.ts'],
  programs: [architectureTest],
  tests: ['test/summaries/summaries.test.ts'],
};
