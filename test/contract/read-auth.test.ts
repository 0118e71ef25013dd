import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { readAuth } from '../../contract/2-plan/read-auth.ts';
import type { Api } from '../../model/index.ts';
import { fileWith } from './file-with.ts';

const description = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths: {}
components:
  securitySchemes:
    Token: { type: http, scheme: bearer }
    Password: { type: http, scheme: basic }
`;

async function apiOf(): Promise<Api> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  return subject.api;
}

const environment = { LAMP_TOKEN: 'a-b:c', LAMP_USER: 'mira:se:cret', EMPTY: '' };

test('a credential comes from an environment variable, and one for HTTP Basic is a name and a password', async () => {
  expect(readAuth(['Token=LAMP_TOKEN', 'Password=LAMP_USER'], await apiOf(), environment)).toEqual({
    Token: 'a-b:c',
    Password: { username: 'mira', password: 'se:cret' },
  });
});

test.each([
  ['Token', '--auth accepts SCHEME=VARIABLE'],
  ['Token=$LAMP_TOKEN', '--auth accepts SCHEME=VARIABLE'],
  ['Tokn=LAMP_TOKEN', 'the security schemes of the description are Password, Token. Did you mean Token?'],
  ['Token=NOT_SET', 'takes the credential for Token from NOT_SET, which is not set'],
  ['Token=EMPTY', 'takes the credential for Token from EMPTY, which is not set'],
])('--auth %s is rejected: %s', async (pair, message) => {
  const api = await apiOf();
  expect(() => readAuth([pair], api, environment)).toThrow(message);
});
