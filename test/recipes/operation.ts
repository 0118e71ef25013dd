import type { Recipe } from './recipe.ts';

/** An operation: it returns the number of forks of a project. */
export const operation: Recipe = {
  section: 'Add an operation',
  edits: [
    {
      file: 'spec/openapi.yaml',
      find: `  /projects/{id}/fork/{forked_from_id}: { $ref`,
      replace: `  /projects/{id}/forks/count: { $ref: 'areas/project-forks/paths.yaml#/forkCount' }
  /projects/{id}/fork/{forked_from_id}: { $ref`,
    },
    {
      file: 'spec/areas/project-forks/paths.yaml',
      find: 'forkRelationship:\n  post:',
      replace: `forkCount:
  get:
    operationId: getForkCount
    x-sdk: { group: projectForks, method: count }
    tags: [Project forks]
    summary: Read the number of forks of a project
    description: Returns the number of forks that the caller can see.
    parameters:
      - $ref: '../../shared/parameters.yaml#/ProjectId'
    responses:
      '200':
        description: The number of forks.
        content:
          application/json:
            schema: { $ref: 'schemas.yaml#/ForkCount' }
            examples:
              forkCount: { $ref: 'examples.yaml#/forkCount' }
      '301': { $ref: '../../shared/responses.yaml#/Moved' }
      '401': { $ref: '../../shared/responses.yaml#/Unauthorized' }
      '404': { $ref: '../../shared/responses.yaml#/NotFound' }

forkRelationship:
  post:`,
    },
    {
      file: 'spec/areas/project-forks/schemas.yaml',
      find: 'ForkRelationship:\n',
      replace: `ForkCount:
  description: The number of forks of a project.
  type: object
  required: [count]
  properties:
    count: { type: integer, description: Number of forks that the caller can see. }

ForkRelationship:
`,
    },
    {
      file: 'spec/areas/project-forks/examples.yaml',
      find: 'forkRelationship:\n',
      replace: `forkCount:
  summary: A project with two forks
  value: { count: 2 }

forkRelationship:
`,
    },
    {
      file: 'sandbox/areas/project-forks/handlers.ts',
      find: '  createRelationship: writing(',
      replace: `  count: reading(sandbox.queries, async ({ path }, { queries, caller }) => {
    const origin = await findProject(queries, caller, path.id);
    return { status: 200, body: { count: await countRows(queries, projects, isListedFork(origin, {}, caller)) } };
  }),

  createRelationship: writing(`,
    },
    {
      file: 'test/client/every-request-line.test.ts',
      find: '  row((c) => c.projectForks.createRelationship(',
      replace: `  row((c) => c.projectForks.count({ id }), \`GET \${P}/forks/count\`),
  row((c) => c.projectForks.createRelationship(`,
    },
  ],
  files: {},
  tests: ['test/end-to-end/every-operation.test.ts', 'test/client/every-request-line.test.ts'],
};
