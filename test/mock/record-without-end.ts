// Records responses until it is killed, and writes the file after each one. Prints a line after each write: the number of responses, or the
// code of the error.
//
//   node record-without-end.ts FILE [MOST]

import { argv, exit, stdout } from 'node:process';
import { createRecording } from '../../mock/record/recording.ts';

const [, , file = '', most = 'Infinity'] = argv;
const recording = createRecording(file);
const line = 'The quick brown fox jumps over the lazy dog. '.repeat(200);

for (let number = 1; number <= Number(most); number += 1) {
  recording.add({
    operation: 'getPage',
    target: `/pages/${number}`,
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(`${number} ${line}`),
  });
  try {
    recording.write();
    stdout.write(`${number}\n`);
  } catch (error) {
    stdout.write(`${error instanceof Error && 'code' in error ? String(error.code) : String(error)}\n`);
  }
}
exit(0);
