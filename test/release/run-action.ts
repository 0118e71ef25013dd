import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';
import { folderWith } from '../folder-with.ts';

// `@actions/workflow-parser` imports JSON files without the import attribute that Node requires. The hook adds the attribute.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');
const { NoOperationTraceWriter } = await import('@actions/workflow-parser');
hooks.deregister();

interface ActionStep {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly 'working-directory'?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly steps: readonly ActionStep[] };
}

/** A run of an action. */
export interface ActionRun {
  /** The exit codes of the commands that ran. */
  readonly codes: readonly (number | null)[];
  /** The output and the error output of all commands. */
  readonly output: string;
  readonly summary: string;
}

/** The values that an expression can read, such as `inputs` and `github`. */
type Contexts = Readonly<Record<string, unknown>>;

/**
 * Runs the commands of a composite action as GitHub does, with the expressions of GitHub's own evaluator. Steps that use other actions are
 * left out.
 *
 * @param inputs the inputs that differ from the defaults.
 * @param github the context `github`.
 * @throws {Error} if GitHub's own parser rejects the file.
 */
export function runAction(
  file: string,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  github: object,
  path: string,
): ActionRun {
  const text = readFileSync(file, 'utf8');
  const { context } = parseAction({ name: 'action.yml', content: text }, new NoOperationTraceWriter());
  const messages = context.errors.getErrors().map(({ message }) => message);
  if (messages.length > 0) throw new Error(messages.join('\n'));
  const action: ActionFile = parse(text);
  const temporary = folderWith({ summary: '' });
  const summary = join(temporary, 'summary');
  const steps: Record<string, { outputs: Readonly<Record<string, string>> }> = {};
  const contexts: { [name: string]: unknown } = { github, steps };
  const defaults = Object.entries(action.inputs).map(([name, { default: value }]) => [
    name,
    filled(String(value), contexts),
  ]);
  contexts['inputs'] = { ...Object.fromEntries(defaults), ...inputs };
  const codes: (number | null)[] = [];
  let output = '';
  for (const [index, step] of action.runs.steps.entries()) {
    const condition = step.if ?? 'success()';
    const hasFailed = codes.some((code) => code !== 0);
    const expression = condition.replace(/^\$\{\{(.*)\}\}$/u, '$1');
    const isAfterFailure = /cancelled\(\)|always\(\)/u.test(expression);
    if (step.run === undefined || (hasFailed && !isAfterFailure)) continue;
    if (!isTrue(expression.replaceAll('!cancelled()', 'true').replaceAll('success()', 'true'), contexts)) continue;
    const outputs = join(temporary, `outputs-${index}`);
    const env = Object.fromEntries(
      Object.entries(step.env ?? {}).map(([name, value]) => [name, filled(value, contexts)]),
    );
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', filled(step.run, contexts)],
      {
        cwd: join(workspace, filled(step['working-directory'] ?? '.', contexts)),
        env: {
          ...env,
          PATH: path,
          HOME: temporary,
          RUNNER_TEMP: temporary,
          GITHUB_OUTPUT: outputs,
          GITHUB_STEP_SUMMARY: summary,
        },
        encoding: 'utf8',
      },
    );
    codes.push(status);
    output += stdout + stderr;
    if (step.id !== undefined) steps[step.id] = { outputs: readOutputs(outputs) };
  }
  return { codes, output, summary: readFileSync(summary, 'utf8') };
}

/** Reads the file to which a step writes its outputs, as lines `name=value`. */
function readOutputs(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** Replaces the expressions in a text by their values. */
const filled = (text: string, contexts: Contexts): string =>
  text.replaceAll(/\$\{\{(.*?)\}\}/gu, (_, expression: string) => evaluate(expression, contexts).coerceString());

const isTrue = (expression: string, contexts: Contexts): boolean =>
  !['false', '', '0'].includes(evaluate(expression, contexts).coerceString());

function evaluate(expression: string, contexts: Contexts): data.ExpressionData {
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, ['github', 'inputs', 'steps'], []).parse();
  return new Evaluator(parsed, dictionaryOf(contexts)).evaluate();
}

const dictionaryOf = (values: object): data.Dictionary =>
  new data.Dictionary(
    ...Object.entries(values).map(([key, value]) => ({
      key,
      value: typeof value === 'object' && value !== null ? dictionaryOf(value) : new data.StringData(String(value)),
    })),
  );
