import type { Recipe } from './recipe.ts';

/** A workaround: Prism rejects a credential with a password that contains a colon. */
export const prismWorkaround: Recipe = {
  section: 'Work around a fault of Prism',
  edits: [
    {
      file: 'test/mock/prism-workarounds.test.ts',
      find: `  test('a path that continues after the end of the template: Prism accepts the path', async () => {`,
      replace: `  test('a password with a colon: Prism rejects the credential', async () => {
    const secured = { '/me': { get: taking({ security: [{ Password: [] }] }) } };
    const components = { securitySchemes: { Password: { type: 'http', scheme: 'basic' } } };
    const { url } = await mockOf(secured, { components });
    const authorization = \`Basic \${btoa('mira:se:cret')}\`;
    expect((await fetch(\`\${url}/me\`, { headers: { authorization } })).status).toBe(200);
  });

  test('a path that continues after the end of the template: Prism accepts the path', async () => {`,
    },
    {
      file: 'test/mock/prism-defects.test.ts',
      find: `    expect(await statusWith([{ Password: [] }], { authorization: \`Basic \${btoa('mira:se:cret')}\` })).toBe(401);\n`,
      replace: '',
    },
    {
      file: 'mock/prism.ts',
      find: `import { readAccept } from './media-type.ts';`,
      replace: `import { readAccept } from './media-type.ts';\nimport { withOneColon } from './with-one-colon.ts';`,
    },
    {
      file: 'mock/prism.ts',
      find: `authorization: authorization.replace(/^bearer\\b/i, 'Bearer') }),`,
      replace: `authorization: withOneColon(authorization.replace(/^bearer\\b/i, 'Bearer')) }),`,
    },
  ],
  files: {
    'mock/with-one-colon.ts': `/** Returns a credential of HTTP Basic whose password has no colon, because Prism rejects such a password. Other credentials stay the same. */
export function withOneColon(authorization: string): string {
  const [, encoded] = /^Basic (\\S+)$/iu.exec(authorization) ?? [];
  if (encoded === undefined) return authorization;
  const [name = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return password.length < 2 ? authorization : \`Basic \${Buffer.from(\`\${name}:\${password.join('')}\`).toString('base64')}\`;
}
`,
  },
  tests: ['test/mock/prism-workarounds.test.ts', 'test/mock/prism-defects.test.ts'],
};
