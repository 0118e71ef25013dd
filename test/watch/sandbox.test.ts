import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runForgespec } from '../config/run-forgespec.ts';
import { folderWith } from '../folder-with.ts';
import { eventually } from '../sandbox/eventually.ts';
import { childrenOf, isFree, runIn } from '../stopping/running-command.ts';

const root = join(import.meta.dirname, '../..');

/** Copies the command, the sandbox, its generated server and our description. All other packages are those of the repository. */
function copyOfProject(): string {
  const folder = folderWith({
    'forgespec.config.json': '{ "spec": "spec/openapi.yaml", "outputs": { "out": "generated" } }',
  });
  for (const name of ['cli', 'generated', 'sandbox', 'spec', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@forgespec'), { recursive: true });
  const own = new Map([
    ['sandbox', 'sandbox'],
    ['sdk', 'generated'],
  ]);
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@forgespec'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@forgespec')))
    symlinkSync(
      join(own.has(name) ? folder : root, own.get(name) ?? name),
      join(folder, 'node_modules/@forgespec', name),
    );
  return folder;
}

const badge = JSON.stringify({ name: 'twelve chars', link_url: 'https://a.example', image_url: 'https://b.example' });
const headers = { 'private-token': 'token-of-mira', 'content-type': 'application/json' };

test('sandbox --watch serves the server of the edited description, with the same data', async ({ onTestFinished }) => {
  const folder = copyOfProject();
  const schemas = join(folder, 'spec/areas/project-badges/schemas.yaml');
  const original = readFileSync(schemas, 'utf8');
  const sandbox = runIn(folder, onTestFinished, process.execPath, 'cli/main.ts', 'sandbox', '--watch', '--port', '0');
  const url = await sandbox.printed(/sandbox listens on (http:\/\/[^/]+)/u);
  const badges = `${url}/api/v4/projects/24/badges`;
  const post = (): Promise<Response> => fetch(badges, { method: 'POST', headers, body: badge });
  const created: { readonly id: number } = await (await post()).json();
  const statusOfCreated = async (): Promise<number> => (await fetch(`${badges}/${created.id}`, { headers })).status;
  expect(await statusOfCreated()).toBe(200);

  const length = { 'content-length': badge.length, expect: '100-continue' };
  const open = request(badges, { method: 'POST', headers: { ...headers, ...length } });
  const response: Promise<IncomingMessage[]> = once(open, 'response');
  open.flushHeaders();
  await once(open, 'continue');

  writeFileSync(schemas, original.replace('name: { type: string, desc', 'name: { type: string, maxLength: 9, desc'));
  await eventually(post, ({ status }) => status === 422);
  expect(await statusOfCreated()).toBe(200);
  // The earlier server has accepted the head of this request.
  open.end(badge);
  const [finished] = await response;
  finished?.resume();
  expect(finished?.statusCode).toBe(201);

  writeFileSync(schemas, `${original}Broken: {\n`);
  await sandbox.printed(/schemas\.yaml: 1 error, no output changed/u);
  expect((await post()).status).toBe(422);
  expect(await statusOfCreated()).toBe(200);

  // The signal arrives while the new server is loaded.
  const end = sandbox.output().length;
  writeFileSync(schemas, original);
  await sandbox.printed(/written in \d+ ms/u, end);
  const children = childrenOf(sandbox.process.pid);
  expect(sandbox.temporary()).toHaveLength(1);
  sandbox.process.kill('SIGTERM');
  expect(await sandbox.ended).toEqual({ code: 0, signal: null });
  expect({ temporary: sandbox.temporary(), children }).toEqual({ temporary: [], children: [] });
  await isFree(url);
}, 120_000);

test('sandbox --watch is refused if no output of the config is its server', async () => {
  const config = '{ "spec": "spec/openapi.yaml", "outputs": { "out": "elsewhere" } }';
  const { code, stderr } = await runForgespec(folderWith({ 'forgespec.config.json': config }), 'sandbox', '--watch');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('--watch needs a config that generates'),
  });
});
