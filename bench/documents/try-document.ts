import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyTypesIn } from './any-types.ts';

const root = join(import.meta.dirname, '../..');
const program = (path: string): string => join(root, 'node_modules', path);

/** The result for one document. */
export interface DocumentOutcome {
  /** The path of the document, relative to the folder of all documents. */
  readonly path: string;
  /**
   * `compiled`: the output compiles. `refused`: `generate` reports errors. `broken`: the output does not compile, or has the type `any`.
   * `crashed`: `generate` ends without a result, or does not end in time.
   */
  readonly kind: 'compiled' | 'refused' | 'broken' | 'crashed';
  /** The errors, one line each. */
  readonly problems: readonly string[];
  /** A map from each code of a warning to the number of warnings with this code. */
  readonly warnings: Readonly<Record<string, number>>;
  /** The cost of `generate`. Undefined if the process was stopped. */
  readonly cost: Cost | undefined;
}

/** The resources that a process has used. */
export interface Cost {
  /** The processor time of all threads together. */
  readonly seconds: number;
  /** The largest resident memory of the process. */
  readonly megabytes: number;
}

interface Limits {
  /** The time limit of each process. */
  readonly milliseconds: number;
  /** True if the code is also type-checked with TypeScript 5. */
  readonly hasTypescript5: boolean;
}

/** Generates code for a document in a temporary folder, and type-checks it. */
export async function tryDocument(path: string, document: string, limits: Limits): Promise<DocumentOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-document-'));
  try {
    const report = join(folder, 'cost.json');
    const generated = await run(
      ['--import', join(import.meta.dirname, 'measure.ts'), join(root, 'cli/main.ts'), ...generateArguments(document)],
      folder,
      limits.milliseconds,
      { MEASURE_FILE: report },
    );
    const cost = costIn(report);
    const problems = problemsIn(generated.stdout);
    if (problems === undefined) {
      const lines = `${generated.stderr}\n${generated.stdout}`.split('\n').filter(Boolean);
      return { path, kind: 'crashed', problems: lines.slice(0, 12), warnings: {}, cost };
    }
    const warnings: Record<string, number> = {};
    for (const { severity, code } of problems) if (severity !== 'error') warnings[code] = (warnings[code] ?? 0) + 1;
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) {
      const lines = errors.map(({ code, message, range }) => `${code}: ${message} (line ${range?.start.line ?? '?'})`);
      return { path, kind: 'refused', problems: lines, warnings, cost };
    }
    const faults = [...anyTypesIn(join(folder, 'api'))];
    for (const { folder: compiler } of compilers(limits.hasTypescript5)) {
      faults.push(...(await compile(compiler, folder, limits.milliseconds)));
    }
    return { path, kind: faults.length === 0 ? 'compiled' : 'broken', problems: faults, warnings, cost };
  } finally {
    if (process.env.KEEP === undefined) rmSync(folder, { recursive: true });
    else process.stderr.write(`${path}: ${folder}\n`);
  }
}

const generateArguments = (document: string): string[] => [
  'generate',
  '--spec',
  document,
  '--out',
  'api',
  '--no-lint',
  '--format',
  'json',
];

/** Returns the compilers that check the output. */
export function compilers(hasTypescript5: boolean): { readonly folder: string; readonly version: string }[] {
  const folders = ['typescript-7', ...(hasTypescript5 ? ['typescript'] : [])];
  return folders.map((folder) => {
    const { version } = JSON.parse(readFileSync(program(`${folder}/package.json`), 'utf8')) as { version: string };
    return { folder, version };
  });
}

function costIn(path: string): Cost | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Cost;
  } catch {
    return undefined;
  }
}

/** A diagnostic of the JSON report. */
interface Problem {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly range?: { readonly start: { readonly line: number } };
}

/** Reads the JSON report of `generate`. Returns undefined if the output is not a report. */
function problemsIn(output: string): Problem[] | undefined {
  try {
    const report = JSON.parse(output) as { diagnostics?: Problem[] };
    return report.diagnostics;
  } catch {
    return undefined;
  }
}

/** Returns the errors of a compiler for the output, one line each. */
async function compile(compiler: string, folder: string, milliseconds: number): Promise<string[]> {
  const config = {
    extends: join(root, 'test/types/tsconfig.json'),
    compilerOptions: { typeRoots: [program('@types')], types: ['node'] },
    include: ['api'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const { code, stdout, stderr } = await run([program(`${compiler}/bin/tsc`), '-p', '.'], folder, milliseconds);
  if (code === 0) return [];
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
  return lines.map((line) => `${compiler}: ${line}`);
}

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Node.js with some arguments. The exit code is -1 if the process was stopped. */
function run(
  args: readonly string[],
  cwd: string,
  timeout: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = { ...process.env, ...variables };
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(process.execPath, args, { cwd, env, timeout, maxBuffer: 1e9 }, (error, stdout, stderr) => {
    const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
    resolve({ code, stdout, stderr: error?.killed === true ? `stopped after ${timeout} ms\n${stderr}` : stderr });
  });
  return promise;
}
