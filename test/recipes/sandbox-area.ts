import type { Recipe } from './recipe.ts';

/** An area of the API with one resource: the notice that a project shows to its visitors. */
export const sandboxArea: Recipe = {
  section: 'Add the handlers of an area to the sandbox',
  edits: [
    {
      file: 'spec/openapi.yaml',
      find: '  - name: Project forks\n',
      replace: `  - name: Project notices
    description: The notice that a project shows to its visitors.
  - name: Project forks
`,
    },
    {
      file: 'spec/openapi.yaml',
      find: '      - Project forks\n',
      replace: '      - Project notices\n      - Project forks\n',
    },
    {
      file: 'spec/openapi.yaml',
      find: '  # Project forks\n',
      replace: `  # Project notices
  /projects/{id}/notice: { $ref: 'areas/project-notices/paths.yaml#/notice' }
  # Project forks
`,
    },
    {
      file: 'sandbox/database/schema/index.ts',
      find: `export * from './projects.ts';`,
      replace: `export * from './project-notices.ts';\nexport * from './projects.ts';`,
    },
    {
      file: 'sandbox/example-data/insert-example-data.ts',
      find: '  [schema.errorTrackingSettings, features.exampleErrorTracking],',
      replace: `  [schema.projectNotices, exampleNotices],
  [schema.errorTrackingSettings, features.exampleErrorTracking],`,
    },
    {
      file: 'sandbox/example-data/insert-example-data.ts',
      find: `import * as pipelines from './pipelines.ts';`,
      replace: `import { exampleNotices } from './notices.ts';\nimport * as pipelines from './pipelines.ts';`,
    },
    {
      file: 'sandbox/areas/index.ts',
      find: `import { protectedEnvironmentsArea } from`,
      replace: `import { projectNotices } from './project-notices/handlers.ts';\nimport { protectedEnvironmentsArea } from`,
    },
    {
      file: 'sandbox/areas/index.ts',
      find: '    protectedEnvironments: protectedEnvironmentsArea(services),',
      replace: `    projectNotices: projectNotices(services),
    protectedEnvironments: protectedEnvironmentsArea(services),`,
    },
    {
      file: 'test/sandbox/writing-operations.ts',
      find: `    operation: 'createErrorTrackingClientKey',`,
      replace: `    operation: 'updateProjectNotice',
    successes: 'all',
    prepare: async () => (client, index) => client.projectNotices.update(compass, { text: \`Notice \${index}\` }),
  },
  {
    operation: 'createErrorTrackingClientKey',`,
    },
    {
      file: 'test/client/every-request-line.test.ts',
      find: 'const areas = {\n',
      replace: `const projectNotices: Row[] = [
  row((c) => c.projectNotices.get({ id }), \`GET \${P}/notice\`),
  row((c) => c.projectNotices.update({ id }, { text: 'Closed' }), \`PUT \${P}/notice\`, '{"text":"Closed"}'),
];

const areas = {
  projectNotices,
`,
    },
  ],
  files: {
    'spec/areas/project-notices/paths.yaml': `notice:
  get:
    operationId: getProjectNotice
    x-sdk: { group: projectNotices, method: get }
    tags: [Project notices]
    summary: Read the notice of a project
    description: Returns the notice that the project shows to its visitors.
    parameters:
      - $ref: '../../shared/parameters.yaml#/ProjectId'
    responses:
      '200':
        description: The notice.
        content:
          application/json:
            schema: { $ref: 'schemas.yaml#/Notice' }
            examples:
              notice: { $ref: 'examples.yaml#/notice' }
      '301': { $ref: '../../shared/responses.yaml#/Moved' }
      '401': { $ref: '../../shared/responses.yaml#/Unauthorized' }
      '404': { $ref: '../../shared/responses.yaml#/NotFound' }

  put:
    operationId: updateProjectNotice
    x-sdk: { group: projectNotices, method: update }
    tags: [Project notices]
    summary: Change the notice of a project
    description: Sets the notice that the project shows to its visitors. Requires the Maintainer role or a higher one.
    x-role: Maintainer
    parameters:
      - $ref: '../../shared/parameters.yaml#/ProjectId'
    requestBody:
      required: true
      description: The new notice.
      content:
        application/json: &update
          schema: { $ref: 'schemas.yaml#/NoticeUpdate' }
          examples:
            noticeUpdate: { $ref: 'examples.yaml#/noticeUpdate' }
        application/x-www-form-urlencoded: *update
    responses:
      '200':
        x-not-shown: the success status
        description: The notice as it is now.
        content:
          application/json:
            schema: { $ref: 'schemas.yaml#/Notice' }
            examples:
              noticeUpdated: { $ref: 'examples.yaml#/noticeUpdated' }
      '301': { $ref: '../../shared/responses.yaml#/Moved' }
      '401': { $ref: '../../shared/responses.yaml#/Unauthorized' }
      '403': { $ref: '../../shared/responses.yaml#/Forbidden' }
      '404': { $ref: '../../shared/responses.yaml#/NotFound' }
      '422': { $ref: '../../shared/responses.yaml#/UnprocessableContent' }
`,
    'spec/areas/project-notices/schemas.yaml': `Notice:
  description: The notice of a project.
  type: object
  required: [text]
  properties:
    text: { type: string, description: Text of the notice. }

NoticeUpdate:
  description: The new notice of a project.
  type: object
  required: [text]
  properties:
    text: { type: string, description: Text of the notice. }
`,
    'spec/areas/project-notices/examples.yaml': `notice:
  summary: The notice of Compass
  value: { text: The trails move in April. }

noticeUpdate:
  summary: Another notice
  value: { text: The trails have moved. }

noticeUpdated:
  summary: The other notice
  value: { text: The trails have moved. }
`,
    'sandbox/database/migrations/0050-project-notices.sql': `create table project_notices (
  project_id integer primary key references projects on delete cascade,
  text text not null
);
`,
    'sandbox/database/schema/project-notices.ts': `import { integer, pgTable, text } from '../drizzle-columns.ts';

export const projectNotices = pgTable('project_notices', {
  projectId: integer().primaryKey(),
  text: text().notNull(),
});
`,
    'sandbox/example-data/notices.ts': `import type { projectNotices } from '../database/schema/index.ts';

export const exampleNotices: readonly (typeof projectNotices.$inferInsert)[] = [
  { projectId: 24, text: 'The trails move in April.' },
];
`,
    'sandbox/areas/project-notices/handlers.ts': `import { eq } from '../../database/drizzle.ts';
import type { ProjectNoticesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { findProject, findProjectAs } from '../../access/find-project.ts';
import { projectNotices as notices } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';

/** The handlers for the notices of projects. */
export const projectNotices = ({ queries }: AreaServices): ProjectNoticesHandlers => ({
  get: reading(queries, async ({ path }, { queries, caller }) => {
    const project = await findProject(queries, caller, path.id);
    const [row] = await queries.select().from(notices).where(eq(notices.projectId, project.id));
    if (row === undefined) throw new Refusal(404, 'The project has no notice');
    return { status: 200, body: { text: row.text } };
  }),

  update: writing(queries, async ({ path, body: { text } }, { queries, caller }) => {
    const { id: projectId } = await findProjectAs('Maintainer', queries, caller, path.id);
    await queries
      .insert(notices)
      .values({ projectId, text })
      .onConflictDoUpdate({ target: notices.projectId, set: { text } });
    return { status: 200, body: { text } };
  }),
});
`,
    'test/sandbox/project-notices.test.ts': `import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();
const compass = { id: 24 };

test('Maintainers change the notice of a project, and everybody reads it', async () => {
  expect(await fixture.as('jonas').projectNotices.get(compass)).toEqual({ text: 'The trails move in April.' });
  expect(await statusOf(fixture.as('jonas').projectNotices.update(compass, { text: 'Moved' }))).toBe(403);
  expect(await fixture.as('mira').projectNotices.update(compass, { text: 'Moved' })).toEqual({ text: 'Moved' });
  expect(await fixture.as('jonas').projectNotices.get(compass)).toEqual({ text: 'Moved' });
  expect(await statusOf(fixture.as('mira').projectNotices.get({ id: 57 }))).toBe(404);
});
`,
  },
  tests: ['test/sandbox/project-notices.test.ts'],
};
