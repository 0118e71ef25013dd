// npm run release:try: packs and publishes all packages to a registry on this computer, as the release workflow does. Then installs forgespec
// from this registry in an empty project of a user without any files (home folder, cache of npm), and runs it. The registry is Verdaccio,
// which is installed from npm, and which gets all other packages from the registry of this computer's npm.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-release-'));
const inFolder = (name: string): string => join(folder, name);

/** The environment of a user without any files, whose npm uses the registry. */
function emptyUser(name: string, registry: string, token = ''): NodeJS.ProcessEnv {
  const home = inFolder(name);
  mkdirSync(home);
  const login = token === '' ? '' : `${registry.replace('http:', '')}:_authToken=${token}\n`;
  writeFileSync(join(home, '.npmrc'), `registry=${registry}\n${login}`);
  const path = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':');
  return { PATH: path, HOME: home, npm_config_cache: join(home, 'cache'), npm_config_prefix: join(home, 'prefix') };
}

const run = (cwd: string, env: NodeJS.ProcessEnv, program: string, ...args: readonly string[]): string => {
  process.stdout.write(`$ ${[program.replace(process.execPath, 'node'), ...args].join(' ')}\n`);
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Installs Verdaccio, and writes its config. The versions are those that install together. */
function installRegistry(): string {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const program = inFolder('verdaccio');
  mkdirSync(program);
  const manifest = { private: true, dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(program, 'package.json'), JSON.stringify(manifest));
  run(program, process.env, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
  const ours = { access: '$all', publish: '$authenticated' };
  const config = {
    storage: inFolder('storage'),
    auth: { htpasswd: { file: inFolder('htpasswd') } },
    uplinks: { upstream: { url: upstream } },
    packages: { '@forgespec/*': ours, forgespec: ours, '**': { access: '$all', proxy: 'upstream' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
  writeFileSync(join(program, 'config.yaml'), JSON.stringify(config));
  return program;
}

async function startRegistry(program: string, url: string): Promise<() => Promise<void>> {
  const args = ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', url];
  const child = spawn(process.execPath, args, { cwd: program, stdio: ['ignore', 'inherit', 'inherit'] });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) {
      return async () => {
        child.kill();
        await once(child, 'exit');
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('Verdaccio does not start');
}

async function createUser(url: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: 'only for this run' }),
  });
  const { token }: { readonly token?: string } = await response.json();
  if (token === undefined) throw new Error(`Verdaccio gave no token: ${response.status}`);
  return token;
}

let stop = async (): Promise<void> => undefined;
try {
  const url = `http://127.0.0.1:${await freePort()}/`;
  stop = await startRegistry(installRegistry(), url);
  const release = inFolder('release');
  process.stdout.write(run(root, process.env, process.execPath, 'pack/main.ts', '--out', release));
  const publisher = emptyUser('publisher', url, await createUser(url));
  process.stdout.write(run(root, publisher, process.execPath, 'pack/publish.ts', release));

  const user = emptyUser('user', url);
  const project = inFolder('project');
  mkdirSync(project);
  run(project, user, 'npm', 'init', '--yes');
  process.stdout.write(run(project, user, 'npm', 'install', '--save-dev', 'forgespec'));
  process.stdout.write(run(project, user, 'npx', 'forgespec', 'init', '--yes'));
  process.stdout.write(run(project, user, 'npx', 'forgespec', 'generate'));
  process.stdout.write(run(project, user, 'npx', 'forgespec', 'lint'));
  process.stdout.write(
    run(
      project,
      user,
      'npm',
      'install',
      '--save-dev',
      '@forgespec/mock',
      '@forgespec/contract',
      '@forgespec/reference',
    ),
  );
  process.stdout.write(run(project, user, 'npx', 'forgespec', 'docs', '--out', 'reference'));
  const { version } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8'));
  const installed = run(project, user, 'npx', 'forgespec', '--version');
  process.stdout.write(installed);
  if (!installed.includes(version)) throw new Error(`The installed version is not ${version}`);
  process.stdout.write('The release works.\n');
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
