import { parentPort, workerData } from 'node:worker_threads';
import type { CheckMessage, CheckThreadResult, CheckThreadTask, CheckThreadData } from './check-thread.ts';

// Deno has no such cache, so the function can be undefined.
(await import('node:module')).enableCompileCache?.();
const { openInput } = await import('../commands/open-input.ts');
const { EditedCheck } = await import('./description-check.ts');
const { OpenFiles } = await import('./open-files.ts');
const { quickFixes } = await import('./quick-fixes.ts');

const { input, documents }: CheckThreadData = workerData;
const open = new OpenFiles();
for (const { path, text } of documents) open.open(path, text);
const { finish, ...opened } = await openInput(input, { command: 'language-server' });
const { reservedNames, rules, severities, strict } = input;
const check = new EditedCheck({
  ...opened,
  rules,
  severities,
  strict,
  reservedNames,
  reader: open.reader(opened.reader),
});
const canceled = new Set<number>();

parentPort?.on('message', (message: CheckMessage) => {
  if ('canceled' in message) canceled.add(message.canceled);
  else if ('task' in message) void respond(message.id, message.task);
  else if (message.text === undefined) open.close(message.changed);
  else open.open(message.changed, message.text);
});

async function respond(id: number, task: CheckThreadTask): Promise<void> {
  const result = await run(id, task).catch((error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
  }));
  canceled.delete(id);
  parentPort?.postMessage({ id, ...result } satisfies CheckThreadResult);
}

async function run(id: number, task: CheckThreadTask): Promise<Omit<CheckThreadResult, 'id'>> {
  if (task.kind === 'check') return { problems: await check.problems() };
  if (task.kind === 'fixes') return { fixes: await quickFixes(task.lines, check, () => canceled.has(id)) };
  finish();
  return {};
}
