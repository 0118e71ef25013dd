const json = (schema: object): object => ({ 'application/json': { schema } });
const binary = { type: 'string', format: 'binary' };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 7 };
const stored = { type: 'object', required: ['id'], properties: { id: { type: 'integer', examples: [7] } } };
const good = (content: object): object => ({ 200: { description: 'Good.', content } });
const question = {
  type: 'object',
  required: ['prompt'],
  properties: { prompt: { type: 'string', examples: ['Hi'] }, stream: { type: 'boolean' } },
};
const word = { type: 'object', properties: { word: { type: 'string' } } };

/** A description with files in a form, files as bodies, and a stream that the request selects. */
export const fileService = {
  openapi: '3.1.0',
  info: { title: 'Files', version: '1' },
  servers: [{ url: 'https://files.example/v1' }],
  tags: [{ name: 'files' }, { name: 'chat' }],
  security: [{ Token: [] }],
  components: { securitySchemes: { Token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/files': {
      post: {
        operationId: 'uploadFiles',
        tags: ['files'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['files', 'purpose'],
                properties: {
                  files: { type: 'array', items: binary },
                  thumbnail: binary,
                  purpose: { type: 'string', enum: ['import', 'backup'] },
                },
              },
            },
          },
        },
        responses: { ...good(json(stored)), 413: { description: 'Too large.' } },
      },
    },
    '/files/{id}/content': {
      get: {
        operationId: 'downloadFile',
        tags: ['files'],
        parameters: [id],
        responses: good({ 'application/octet-stream': { schema: binary } }),
      },
    },
    '/completions': {
      post: {
        operationId: 'complete',
        tags: ['chat'],
        requestBody: { required: true, content: json(question) },
        responses: good({ ...json(word), 'text/event-stream': { schema: word } }),
      },
    },
  },
} as const;
