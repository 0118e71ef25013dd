import { expect, test } from 'vitest';
import { connectionHeaders } from '../../templates/shared/connection-headers.ts';

// The headers that section 7.6.1 of RFC 9110 lists, and `Connection` itself.
const removed = ['Connection', 'Proxy-Connection', 'Keep-Alive', 'TE', 'Transfer-Encoding', 'Upgrade'];

test('RFC 9110, section 7.6.1: the headers of a connection are those that an intermediary must not forward', () => {
  expect(connectionHeaders.toSorted()).toEqual(removed.map((name) => name.toLowerCase()).toSorted());
});
