// The extension starts `forgespec language-server` in the folder of the workspace. The version is the one that the project has installed.
const { workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

let client;

exports.activate = async () => {
  const [folder] = workspace.workspaceFolders ?? [];
  // A folder that the user does not trust could start any program with its package.json.
  if (folder === undefined || !workspace.isTrusted) return;
  const [command, ...args] = workspace.getConfiguration('forgespec').get('command');
  const run = {
    command,
    args,
    transport: TransportKind.stdio,
    options: { cwd: folder.uri.fsPath, shell: process.platform === 'win32' },
  };
  client = new LanguageClient('forgespec', 'forgespec', run, {
    documentSelector: [{ scheme: 'file', pattern: '**/*.{yaml,yml,json}' }],
    synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.{yaml,yml,json}') },
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
