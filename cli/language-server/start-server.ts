import {
  CodeActionKind,
  createConnection,
  ErrorCodes,
  ResponseError,
  TextDocumentSyncKind,
  type Connection,
  type Location,
  type Position,
  type PrepareRenameResult,
  type ReferenceParams,
  type RenameParams,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { CheckThread, type EditedInput } from './check-thread.ts';
import { completionsAt } from './complete.ts';
import { DescribedFiles } from './described-files.ts';
import type { PublishedProblems } from './description-check.ts';
import {
  locationOfPart,
  locationsOfReferences,
  partAtPosition,
  RenameError,
  renamedEntry,
  renameEdits,
} from './find-places.ts';
import { locationsInOutputs } from './generated-places.ts';
import { hoverAt } from './hover.ts';
import { OpenFiles } from './open-files.ts';
import { pathOfUri, rangeBetween, uriOfPath } from './text-positions.ts';

/** A description that an editor edits. */
export interface EditedDescription {
  readonly input: EditedInput;
  /** The absolute path of the root file. */
  readonly root: string;
  /** The folders of the outputs, in which references are searched. */
  readonly outputs: readonly string[];
}

/** How long the server waits for further edits before it checks the description, in milliseconds. */
const pause = 100;

/**
 * Serves the Language Server Protocol on standard input and standard output. The promise is fulfilled when the editor ends the server.
 *
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
 */
export async function startLanguageServer({ input, root, outputs }: EditedDescription): Promise<void> {
  const connection = createConnection(process.stdin, process.stdout);
  const open = new OpenFiles();
  const thread = new CheckThread(input, () => open.documents());
  const publish = createPublisher(connection);
  let timer: NodeJS.Timeout | undefined;
  const recheck = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      thread.check().then(publish, (error: unknown) => connection.console.error(String(error)));
    }, pause);
  };
  connection.onInitialize(() => ({ capabilities, serverInfo: { name: 'forgespec' } }));
  const files = new DescribedFiles(root, open);
  connection.onInitialized(() => {
    recheck();
    void files.readAll();
  });
  followDocuments(connection, open, thread, recheck);
  registerPositionRequests(connection, files, outputs);
  connection.onCodeAction(({ textDocument, range }, token) => {
    const path = pathOfUri(textDocument.uri);
    if (path === undefined) return [];
    const lines = { path, first: range.start.line, last: range.end.line };
    return thread.fixes(lines, (cancel) => token.onCancellationRequested(cancel));
  });
  await new Promise<void>((resolve) => {
    connection.onShutdown(() => clearTimeout(timer));
    connection.onExit(() => resolve());
    process.stdin.once('end', () => resolve());
    connection.listen();
  });
  await thread.finish();
}

const capabilities: ServerCapabilities = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  completionProvider: { triggerCharacters: ['"', "'", '/', '#', ' '] },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
};

/** Keeps the texts of the open documents, and calls `recheck` after each change. */
function followDocuments(connection: Connection, open: OpenFiles, thread: CheckThread, recheck: () => void): void {
  const changed = (uri: string, text: string | undefined): void => {
    const path = pathOfUri(uri);
    if (path === undefined) return;
    if (text === undefined) open.close(path);
    else open.open(path, text);
    thread.change(path, text);
    recheck();
  };
  connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => changed(uri, text));
  connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) =>
    changed(uri, contentChanges.at(-1)?.text ?? ''),
  );
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => changed(uri, undefined));
  connection.onDidSaveTextDocument(recheck);
}

/** Calls a function with the path and the position of a request, if its document is a file. */
function at<Result>(
  { textDocument, position }: TextDocumentPositionParams,
  find: (path: string, position: Position) => Result | undefined,
): Result | null {
  const path = pathOfUri(textDocument.uri);
  return (path === undefined ? undefined : find(path, position)) ?? null;
}

/** Registers the functions that respond to requests about a position of a document. */
function registerPositionRequests(connection: Connection, files: DescribedFiles, outputs: readonly string[]): void {
  connection.onHover((request) => at(request, (path, position) => hoverAt(path, position, files)));
  connection.onCompletion((request) => at(request, (path, position) => completionsAt(path, position, files)));
  connection.onDefinition((request) => at(request, (path, position) => definitionAt(path, position, files)));
  connection.onReferences((request) => at(request, () => referencesAt(request, files, outputs)));
  connection.onPrepareRename((request) => at(request, (path, position) => renameRangeAt(path, position, files)));
  connection.onRenameRequest((request) => at(request, (path, position) => renameAt(path, position, request, files)));
}

function definitionAt(path: string, position: Position, files: DescribedFiles): Location | undefined {
  const part = partAtPosition(path, position, files);
  return part && locationOfPart(part, files);
}

function referencesAt(request: ReferenceParams, files: DescribedFiles, outputs: readonly string[]): Location[] {
  const path = pathOfUri(request.textDocument.uri) ?? '';
  const part = partAtPosition(path, request.position, files);
  if (part === undefined) return [];
  const declaration = request.context.includeDeclaration ? locationOfPart(part, files) : undefined;
  const all = [...locationsOfReferences(part, files), ...locationsInOutputs(part, outputs, files)];
  return declaration === undefined ? all : [declaration, ...all];
}

function renameRangeAt(path: string, position: Position, files: DescribedFiles): PrepareRenameResult | undefined {
  const part = partAtPosition(path, position, files);
  const entry = part && renamedEntry(part, files);
  if (part === undefined || entry === undefined || part.path !== path) return undefined;
  return { range: rangeBetween(files.text(path), entry.start, entry.end), placeholder: part.keys.at(-1) ?? '' };
}

/** @throws {ResponseError} if the part cannot be renamed. */
function renameAt(
  path: string,
  position: Position,
  { newName }: RenameParams,
  files: DescribedFiles,
): WorkspaceEdit | undefined {
  const part = partAtPosition(path, position, files);
  try {
    return part && renameEdits(part, newName, files);
  } catch (error) {
    if (error instanceof RenameError) throw new ResponseError(ErrorCodes.InvalidParams, error.message);
    throw error;
  }
}

/** Returns a function that shows problems in the editor, and removes those of files that have no problem any more. */
function createPublisher(connection: Connection): (problems: PublishedProblems) => void {
  let shown: readonly string[] = [];
  return (problems) => {
    const byPath = new Map(problems);
    for (const path of new Set([...shown, ...byPath.keys()]))
      void connection.sendDiagnostics({ uri: uriOfPath(path), diagnostics: byPath.get(path) ?? [] });
    shown = [...byPath.keys()];
  };
}
