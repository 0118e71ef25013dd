import { expect, test } from 'vitest';
import { runHook } from '../../contract/3-ask/hook.ts';

const target = 'http://127.0.0.1:3000';

test.each([
  ['process.exit(3)', 'ended with the exit code 3.'],
  ['process.kill(process.pid, "SIGKILL")', 'was ended by the signal SIGKILL.'],
])('a hook with the code %s fails, and the message states how it ended', async (code, end) => {
  const message = `The hook setUp of the fixtures (${process.execPath}) ${end}`;
  await expect(runHook([process.execPath, '-e', code], 'setUp', { target })).rejects.toThrow(message);
});

test('a hook that ends with 0 is successful', async () => {
  await runHook([process.execPath, '-e', ''], 'tearDown', { target });
});
