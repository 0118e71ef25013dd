import { expect, test } from 'vitest';
import { createRedact } from '../../contract/3-ask/redact.ts';

const secret = 'p"ss \\ wörd/1';
const redact = createRedact(() => [{ username: 'mira', password: secret }]);

test.each([
  ['as it is', secret],
  ['in an address', encodeURIComponent(secret)],
  ['in JSON', JSON.stringify(secret).slice(1, -1)],
  ['for HTTP Basic', Buffer.from(`mira:${secret}`, 'utf8').toString('base64')],
])('a credential is removed from text of the server, %s', (_, spelled) => {
  expect(redact(`"<${spelled}>"`)).toBe('"<[credential]>"');
});
