import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DiagnosticSeverity,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  MarkupContent,
  RegistrationRequest,
  ShutdownRequest,
  createProtocolConnection,
  type Position,
  type ProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import { root } from '../../shared/versions';

/** An error that the compiler found. */
export interface ServerError {
  /** Line in the file, counted from 0. */
  readonly line: number;
  readonly text: string;
}

/**
 * Sends queries about files to TypeScript's language server. A file belongs to the project with the nearest
 * `tsconfig.json`.
 */
export interface LanguageServer {
  /** Opens a file, which must also be on disk, and loads its project. */
  open(file: string, text: string): Promise<void>;
  close(file: string): Promise<void>;
  /** Returns the syntax and type errors in an open file. */
  errorsIn(file: string): Promise<ServerError[]>;
  /**
   * Returns an editor's hover text at a position, as Markdown: the declaration in a fence, and its comment. Empty if
   * the position has no hover text.
   */
  hoverAt(file: string, position: Position): Promise<string>;
}

/**
 * Starts TypeScript's native language server, and stops it when the work is done.
 *
 * This function uses the Language Server Protocol, as editors do.
 *
 * @param folder - absolute path of a folder that contains all queried files.
 * @throws Error when the server fails or exits early.
 */
export async function withLanguageServer<T>(folder: string, work: (server: LanguageServer) => Promise<T>): Promise<T> {
  const package_ = createRequire(path.join(root, 'package.json')).resolve('@typescript/native/package.json');
  const program = path.join(path.dirname(package_), 'bin/tsc');
  const child = spawn(process.execPath, [program, '--lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // The server is written in Go and runs for only seconds, so less garbage collection saves a fifth of its time. Two
    // versions are checked in parallel with one processor each, which takes a tenth less time than sharing all
    // processors.
    env: { GOGC: '400', GOMEMLIMIT: '400MiB', GOMAXPROCS: '1', ...process.env },
  });
  let written = '';
  child.stderr.on('data', (text) => (written += String(text)));
  const connection = createProtocolConnection(child.stdout, child.stdin);
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`TypeScript's language server exited with code ${code}: ${written}`)),
    );
  });
  // A build does not use the notifications that the server would register.
  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.listen();
  try {
    return await Promise.race([startAndWork(connection, folder, work), ended]);
  } finally {
    connection.dispose();
    child.kill();
  }
}

async function startAndWork<T>(
  connection: ProtocolConnection,
  folder: string,
  work: (server: LanguageServer) => Promise<T>,
): Promise<T> {
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { diagnostic: {}, hover: { contentFormat: ['markdown'] } } },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const result = await work(serverOf(connection));
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  return result;
}

function serverOf(connection: ProtocolConnection): LanguageServer {
  const documentOf = (file: string) => ({ uri: pathToFileURL(file).href });
  return {
    open: (file, text) =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { ...documentOf(file), languageId: languageOf(file), version: 1, text },
      }),
    close: (file) =>
      connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: documentOf(file) }),
    async errorsIn(file) {
      const report = await connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: documentOf(file) });
      if (report.kind !== 'full') throw new Error(`TypeScript's language server returned no result for ${file}.`);
      return report.items
        .filter(({ severity }) => severity === DiagnosticSeverity.Error)
        .map(({ range, message }) => ({ line: range.start.line, text: textOf(message) }));
    },
    async hoverAt(file, position) {
      const hover = await connection.sendRequest(HoverRequest.type, { textDocument: documentOf(file), position });
      return MarkupContent.is(hover?.contents) ? hover.contents.value : '';
    },
  };
}

/** Returns the language of a file. In TSX, type assertions and some generic arrow functions are not valid. */
const languageOf = (file: string): string => (/\.[jt]sx$/.test(file) ? 'typescriptreact' : 'typescript');

const textOf = (message: string | MarkupContent): string => (typeof message === 'string' ? message : message.value);
