import express from 'express';
import { middleware } from 'express-openapi-validator';
import type { Contestant } from '../contestant.ts';
import { document, mergeRequest } from '../example.ts';

/**
 * express with a validator that reads the description at run time. The validator checks the parameters, the body and
 * the response.
 */
export function contestant(): Contestant {
  const app = express();
  app.use(express.json());
  app.use(
    middleware({
      apiSpec: structuredClone(document) as unknown as Parameters<typeof middleware>[0]['apiSpec'],
      validateRequests: true,
      validateResponses: true,
      validateSecurity: false,
      validateApiSpec: false,
      ajvFormats: 'full' as never,
      ignorePaths: /^(?!\/api\/v4)/u,
    }),
  );
  app.get('/api/v4/projects/:id/merge_requests/:iid', (_, response) => void response.json(mergeRequest));
  app.post('/api/v4/projects/:id/merge_requests', (request, response) => {
    response.status(201).json({ ...mergeRequest, title: (request.body as { title: string }).title });
  });
  return app;
}
