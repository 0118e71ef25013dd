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
const page = ['page', 'per_page'].map((name) => ({ name, in: 'query', schema: { type: 'integer', examples: [1] } }));
const named = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer', examples: [7] }, name: { type: 'string', examples: ['a.txt'] } },
};
const word = { type: 'object', properties: { word: { type: 'string' } } };

/** A description with pages of files, files in a form, files as bodies, and a stream that the request selects. */
export const fileService = {
  openapi: '3.1.0',
  info: { title: 'Files', version: '1' },
  servers: [{ url: 'https://files.example/v1' }],
  tags: [{ name: 'files' }, { name: 'chat' }, { name: 'photoAlbums' }],
  security: [{ Token: [] }],
  components: { securitySchemes: { Token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/files': {
      get: {
        operationId: 'listFiles',
        tags: ['files'],
        parameters: page,
        responses: good(json({ type: 'array', items: named })),
      },
      post: {
        operationId: 'createFile',
        tags: ['files'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file', 'purpose'],
                properties: {
                  file: binary,
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
      put: {
        operationId: 'putFileContent',
        tags: ['files'],
        parameters: [id],
        requestBody: { required: true, content: { 'application/octet-stream': {} } },
        responses: { 204: { description: 'Stored.' } },
      },
      get: {
        operationId: 'downloadFile',
        tags: ['files'],
        parameters: [id],
        responses: good({ 'application/octet-stream': { schema: binary } }),
      },
    },
    '/photo-albums': {
      post: {
        operationId: 'createPhotoAlbum',
        tags: ['photoAlbums'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photos', 'title_of_the_album'],
                properties: { photos: { type: 'array', items: binary }, title_of_the_album: { type: 'string' } },
              },
            },
          },
        },
        responses: good(json(stored)),
      },
    },
    '/completions': {
      post: {
        operationId: 'completeChat',
        tags: ['chat'],
        requestBody: { required: true, content: json(question) },
        responses: good({ ...json(word), 'text/event-stream': { schema: word } }),
      },
    },
  },
} as const;
