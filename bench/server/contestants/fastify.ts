import fastify from 'fastify';
import type { Contestant } from '../contestant.ts';
import { mergeRequest } from '../example.ts';
import { wholeSchema } from './schemas.ts';

/** fastify with JSON Schemas for validating requests and for serializing responses, which it does not validate. */
export async function contestant(): Promise<Contestant> {
  const app = fastify({ ajv: { customOptions: { strict: false, allowUnionTypes: true } } });
  const project = { type: 'object', required: ['id'], properties: { id: { type: ['integer', 'string'] } } };
  const params = {
    type: 'object',
    required: ['id', 'iid'],
    properties: { ...project.properties, iid: { type: 'integer' } },
  };
  const flags = ['include_diverged_commits_count', 'include_rebase_in_progress', 'render_html'];
  const querystring = {
    type: 'object',
    properties: Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
  };
  const answer = wholeSchema('#/components/schemas/MergeRequestDetail');
  app.get(
    '/api/v4/projects/:id/merge_requests/:iid',
    { schema: { params, querystring, response: { 200: answer } } },
    async () => mergeRequest,
  );
  app.post<{ Body: { title: string } }>(
    '/api/v4/projects/:id/merge_requests',
    {
      schema: {
        params: project,
        body: wholeSchema('#/components/schemas/MergeRequestCreate'),
        response: { 201: answer },
      },
    },
    async ({ body: { title } }, reply) => reply.code(201).send({ ...mergeRequest, title }),
  );
  await app.ready();
  return app.server;
}
