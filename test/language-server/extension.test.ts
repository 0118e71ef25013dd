import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const root = join(import.meta.dirname, '../..');

/** The parts of VS Code that the extension uses. The settings have their default values. */
const vscode = `const { contributes } = require('../../package.json');
exports.workspace = {
  workspaceFolders: [{ uri: { fsPath: process.env.PROJECT } }],
  isTrusted: true,
  getConfiguration: (section) => ({ get: (name) => contributes.configuration.properties[section + '.' + name].default }),
  createFileSystemWatcher: () => ({}),
};`;

/** A client that starts the server as vscode-languageclient does. It prints the capabilities of the server, and ends it. */
const client = `const { spawn } = require('node:child_process');
const { createProtocolConnection, StreamMessageReader, StreamMessageWriter } = require('vscode-languageserver/node');
exports.TransportKind = { stdio: 0 };
exports.LanguageClient = class {
  constructor(id, name, run) { this.run = run; }
  async start() {
    const { command, args, options } = this.run;
    const server = spawn(command, [...args, '--stdio'], { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
    connection.listen();
    const { capabilities } = await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
    console.log(JSON.stringify(Object.keys(capabilities)));
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    server.once('exit', (code) => console.log(code));
  }
};`;

test('the extension for VS Code starts the server of the project', () => {
  const project = folderWith({
    'package.json': '{ "type": "module" }',
    'forgespec.config.json': '{ "spec": "openapi.yaml" }',
    'openapi.yaml': 'openapi: 3.1.0\ninfo: { title: T, version: 1.0.0 }\npaths: {}\n',
  });
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(root, 'cli/main.ts'), join(project, 'node_modules/.bin/forgespec'));

  const extension = folderWith({
    'node_modules/vscode/index.js': vscode,
    'node_modules/vscode-languageclient/node.js': client,
  });
  cpSync(join(root, 'examples/vscode'), extension, { recursive: true });
  for (const name of ['vscode-languageserver', 'vscode-languageserver-protocol', 'vscode-languageserver-types'])
    symlinkSync(join(root, 'node_modules', name), join(extension, 'node_modules', name));
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', "require('./extension.js').activate()"], {
    cwd: extension,
    env: { ...process.env, PROJECT: project },
    encoding: 'utf8',
  });
  const [capabilities = '[]', code] = stdout.trim().split('\n');
  expect({ code, stderr }).toEqual({ code: '0', stderr: '' });
  expect(JSON.parse(capabilities)).toEqual(expect.arrayContaining(['definitionProvider', 'renameProvider']));
});
