import type { CodeExample } from './code-example.ts';

/** Examples for the codes about the config, the output folder and the project around it. */
export const projectExamples = {
  'webhooks-missing': {
    in: 'text',
    wrong: "defineConfig({ spec: 'petstore-without-webhooks.yaml', outputs: { webhooks: true } })",
    right: "defineConfig({ spec: 'petstore-without-webhooks.yaml' })",
  },
  'output-edited': {
    in: 'text',
    wrong: '// A change by hand in generated/types/pets.ts\nexport interface Pet { name: string; owner: string }',
    right:
      '# The same change in the description\nPet: { type: object, properties: { name: { type: string }, owner: { type: string } } }',
  },
  'output-foreign': {
    in: 'text',
    wrong: 'forgespec generate --out src',
    right: 'forgespec generate --out src/generated',
  },
  'plugin-failed': {
    in: 'text',
    wrong: "// my-output.ts\nyield module('../pets.ts', (code) => code.add('export {};'));",
    right: "// my-output.ts\nyield module('pets.ts', (code) => code.add('export {};'));",
  },
  'plugin-finding': {
    in: 'text',
    wrong: "// my-output.ts\ncontext.fail('The schema has no format.', 'Add `format: uuid`.', schema);",
    right: '# openapi.yaml\nid: { type: string, format: uuid }',
  },
  'output-unwritable': {
    in: 'text',
    wrong: 'forgespec generate --out /usr/lib/generated',
    right: 'forgespec generate --out generated',
  },
  'config-invalid': {
    in: 'text',
    wrong: "# forgespec.config.yaml\nmock: { port: '4010' }",
    right: '# forgespec.config.yaml\nmock: { port: 4010 }',
  },
  'config-unknown-key': {
    in: 'text',
    wrong: '# forgespec.config.yaml\nspek: api/openapi.yaml',
    right: '# forgespec.config.yaml\nspec: api/openapi.yaml',
  },
  'overlay-invalid': {
    in: 'text',
    wrong:
      '# overlay.yaml\noverlay: 1.0.0\ninfo: { title: Corrections, version: 1.0.0 }\nactions:\n  - target: paths./pets\n    remove: true',
    right:
      "# overlay.yaml\noverlay: 1.0.0\ninfo: { title: Corrections, version: 1.0.0 }\nactions:\n  - target: $.paths['/pets']\n    remove: true",
  },
  'overlay-unmatched': {
    in: 'text',
    wrong:
      "# overlay.yaml, and the description has /pets\noverlay: 1.0.0\ninfo: { title: Corrections, version: 1.0.0 }\nactions:\n  - target: $.paths['/pet']\n    remove: true",
    right:
      "# overlay.yaml\noverlay: 1.0.0\ninfo: { title: Corrections, version: 1.0.0 }\nactions:\n  - target: $.paths['/pets']\n    remove: true",
  },
  'selection-unmatched': {
    in: 'text',
    wrong: '# forgespec.config.yaml\noperations: [{ tag: pet }]',
    right: '# forgespec.config.yaml\noperations: [{ tag: pets }]',
  },
  'name-override-invalid': {
    in: 'text',
    wrong: '# forgespec.config.yaml\nnames: { schemas: { Pet: pet name } }',
    right: '# forgespec.config.yaml\nnames: { schemas: { Pet: Animal } }',
  },
  'config-unreadable': {
    in: 'text',
    wrong: '# forgespec.config.yaml\noutputs: { out: generated',
    right: '# forgespec.config.yaml\noutputs: { out: generated }',
  },
  'tsconfig-unreadable': {
    in: 'text',
    wrong: '// tsconfig.json\n{ "extends": "./tsconfig.bsae.json" }',
    right: '// tsconfig.json\n{ "extends": "./tsconfig.base.json" }',
  },
} as const satisfies Readonly<Record<string, CodeExample>>;
