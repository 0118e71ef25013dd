// Checks for each OpenAPI description of a folder that its generated client has the complete core. Generates the client, bundles it, and calls
// one GET operation against servers on the loopback interface: a call to a silent server ends within its time limit, a GET is repeated after
// a 503, a given credential is sent (as a header of its own, and as the scheme of the description, or as a token if there is no scheme), and
// the requests are traced. Prints a line for each description with a problem, and the number of descriptions without one. Ends with exit code
// 1 if a description has a problem. If a description has no GET operation, it is skipped.
//
//   node bench/client-core.ts FOLDER [NAME…]

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, stdout } from 'node:process';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { descriptionsIn } from './agreement/descriptions.ts';
import { chosenCall } from './client-core/chosen-call.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

const [, , folder, ...parts] = argv;
if (folder === undefined) throw new Error('The first argument must be a folder with OpenAPI descriptions.');
const paths = descriptionsIn(folder).filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

const counts = { good: 0, bad: 0, skipped: 0 };
for (const path of paths) {
  const problems = await problemsOf(join(folder, path)).catch((error: unknown) => [String(error).slice(0, 1000)]);
  if (problems === undefined) counts.skipped++;
  else if (problems.length === 0) counts.good++;
  else counts.bad++;
  for (const problem of problems ?? ['no GET operation']) stdout.write(`${path}: ${problem}\n`);
}
stdout.write(
  `${counts.good} of ${counts.good + counts.bad} clients have the complete core, ${counts.skipped} skipped\n`,
);
process.exitCode = counts.bad === 0 ? 0 : 1;

/** Returns the problems of the client of a description. Returns undefined if the description has no GET operation. */
async function problemsOf(description: string): Promise<string[] | undefined> {
  const chosen = await chosenCall(description);
  if (chosen === undefined) return undefined;
  const work = mkdtempSync(join(tmpdir(), 'forgespec-core-'));
  try {
    const command = ['generate', description, '--out', 'api', '--only', 'types,client', '--no-lint'];
    await run(execPath, [join(root, 'cli/main.ts'), ...command], { cwd: work, maxBuffer: 1e8 });
    const program = join(work, 'program.ts');
    const checks = join(import.meta.dirname, 'client-core/checks.ts');
    writeFileSync(
      program,
      `import * as sdk from './api/client/index.ts';
import { findProblems } from ${JSON.stringify(checks)};
process.stdout.write(JSON.stringify(await findProblems(sdk, ${JSON.stringify(chosen)})));
process.exit();\n`,
    );
    const build = await rolldown({ input: program, platform: 'node', logLevel: 'silent' });
    await build.write({ file: join(work, 'program.mjs') });
    const result = await run(execPath, [join(work, 'program.mjs')], { cwd: work, maxBuffer: 1e8 });
    return JSON.parse(result.stdout) as string[];
  } finally {
    rmSync(work, { recursive: true });
  }
}
