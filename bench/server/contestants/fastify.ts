import fastify from 'fastify';
import { valueAt } from '../../../description/json/pointer.ts';
import { parseReference } from '../../../description/openapi/reference.ts';
import type { Contestant } from '../contestant.ts';
import { document, mergeRequest } from '../example.ts';

/**
 * fastify with JSON Schemas. It validates requests. It does not validate responses, but uses their schemas to serialize
 * them.
 */
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

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns a schema of our OpenAPI description. Each reference in the schema is replaced by its target, because fastify
 * expects a schema without references.
 */
function wholeSchema(pointer: string): Json {
  return { ...definition({ $ref: pointer }), $id: undefined };
}

function definition(node: Json): Json {
  const expand = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => expand(item, depth));
    if (typeof value !== 'object' || value === null) return value;
    const reference: unknown = Reflect.get(value, '$ref');
    // A schema with more than six nested references is probably recursive. Then the reference is replaced by `{}`, a
    // schema that accepts every value.
    if (typeof reference === 'string')
      return depth > 6 ? {} : expand(valueAt(document, parseReference(reference).keys), depth + 1);
    const members = Object.entries(value).filter(([key]) => !key.startsWith('x-') && key !== 'examples');
    return Object.fromEntries(members.map(([key, member]) => [key, expand(member, depth)]));
  };
  return expand(node, 0) as Json;
}
