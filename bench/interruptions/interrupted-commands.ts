const description = (names: readonly string[]): string => `openapi: 3.1.0
info: { title: Ships, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://example.com }]
security: []
paths:
${names
  .map(
    (name) => `  /${name}/{id}:
    get:
      operationId: get${name}
      summary: Get one of the ${name}
      tags: [${name}]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: Found.
          content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } }
`,
  )
  .join('')}components:
  schemas:
${names.map((name) => `    ${name}: { type: object, properties: { id: { type: string }, ${name}: { type: number } } }\n`).join('')}`;

/** The description before the edit. */
export const before = description(Array.from({ length: 30 }, (_, index) => `Ship${index}`));
const added = description(Array.from({ length: 60 }, (_, index) => `Ship${index}`));
const after = description(Array.from({ length: 30 }, (_, index) => `Ship${index * 2}`));

/** A command, the files before it, and the edit after which it changes its files. */
export interface InterruptedCommand {
  readonly args: readonly string[];
  /** The commands that create the old files. */
  readonly first: readonly (readonly string[])[];
  readonly edited: string;
  /** True for the files that the command writes. */
  readonly isWritten: (path: string) => boolean;
}

export const interruptedCommands: Readonly<Record<string, InterruptedCommand>> = {
  generate: {
    args: ['generate', 'openapi.yaml'],
    first: [['generate', 'openapi.yaml']],
    edited: after,
    isWritten: (path) => path.startsWith('generated/'),
  },
  docs: {
    args: ['docs', 'openapi.yaml', '--out', 'docs'],
    first: [['docs', 'openapi.yaml', '--out', 'docs']],
    edited: after,
    isWritten: (path) => path.startsWith('docs/'),
  },
  scaffold: {
    args: ['scaffold', 'openapi.yaml'],
    first: [
      ['generate', 'openapi.yaml'],
      ['scaffold', 'openapi.yaml'],
    ],
    // Handlers of removed operations would be errors.
    edited: added,
    isWritten: (path) => path.startsWith('handlers/'),
  },
  init: {
    args: ['init', 'openapi.yaml', '--yes'],
    first: [],
    edited: before,
    isWritten: (path) => path !== 'openapi.yaml' && path !== 'old.yaml',
  },
  changelog: {
    args: ['changelog', 'old.yaml', 'openapi.yaml', '--output', 'CHANGES.md'],
    first: [],
    edited: after,
    isWritten: (path) => path === 'CHANGES.md',
  },
  'lint --fix': {
    args: ['lint', '--fix', 'openapi.yaml'],
    first: [],
    edited: after.replaceAll('type: number', 'tpye: number'),
    isWritten: (path) => path === 'openapi.yaml',
  },
};
