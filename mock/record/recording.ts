import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { sourceName } from '@forgespec/description/diagnostics';
import { KeptFileError, replaceFile } from '@forgespec/description/files';
import { isJson } from '@forgespec/templates/shared/media-type';
import { stringify } from 'yaml';
import { callRangeText } from '../scenario/scenario-step.ts';

/** A response to record. */
export interface RecordedResponse {
  /** An `operationId`, or a method and a path template. */
  readonly operation: string;
  /** The target of the request below the base path of the API, without credentials. */
  readonly target: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The responses that a proxy has recorded. They are written to a file as a scenario. */
export interface Recording {
  /** The number of recorded responses. */
  readonly count: number;
  /** The path of the file. It changes if another program has changed or removed the file. */
  readonly file: string;
  add(response: RecordedResponse): void;
  /**
   * Writes the responses that are not written yet. If another program has changed or removed the file, all responses are written to a new file
   * beside it, so that no recording is lost. Throws if the file cannot be written.
   */
  write(): void;
}

/**
 * Creates an empty recording.
 *
 * @param file the path of the new file.
 * @throws {KeptFileError} if the file exists already: it may be an earlier recording.
 */
export function createRecording(file: string): Recording {
  if (existsSync(file))
    throw new KeptFileError(`${sourceName(file)} exists already.`, 'Name a new file, or remove this one.');
  let written = Buffer.from(textOf([]));
  let path = file;
  replaceFile(path, written, 'missing');
  /** The responses to each operation and target, in the order of the calls. */
  const sequences = new Map<string, string[]>();
  let count = 0;
  let isWritten = true;
  return {
    get count() {
      return count;
    },
    get file() {
      return path;
    },
    add({ operation, target, ...response }) {
      const key = JSON.stringify({ operation, target });
      const sequence = sequences.get(key) ?? [];
      sequence.push(JSON.stringify(contentOf(response)));
      sequences.set(key, sequence);
      count += 1;
      isWritten = false;
    },
    write() {
      if (isWritten) return;
      const steps = [...sequences].flatMap(([key, sequence]) => stepsOf(JSON.parse(key) as object, sequence));
      const next = Buffer.from(textOf(steps));
      try {
        replaceFile(path, next, written);
      } catch (error) {
        if (!(error instanceof KeptFileError)) throw error;
        path = unusedPath(file);
        replaceFile(path, next, 'missing');
      }
      written = next;
      isWritten = true;
    },
  };
}

/** Returns a path beside a file that does not exist: `recorded-2.yaml` for `recorded.yaml`. */
function unusedPath(file: string): string {
  const { dir, name, ext } = parse(file);
  let path = file;
  for (let number = 2; existsSync(path) || path === file; number += 1) path = join(dir, `${name}-${number}${ext}`);
  return path;
}

const textOf = (steps: readonly object[]): string =>
  `# Recorded by \`forgespec mock --record\`. To respond in the same way: \`forgespec mock --scenario FILE\`.\n${stringify({ steps })}`;

/** Returns the steps for one sequence of responses. Equal responses in a row are one step, and the last step holds for all further calls. */
function stepsOf(address: object, sequence: readonly string[]): object[] {
  const starts = sequence.flatMap((response, index) => (response === sequence[index - 1] ? [] : [index]));
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const calls = callRangeText({ first: start + 1, last: next ?? Infinity });
    return { ...address, ...(calls !== '1-' && { calls }), ...(JSON.parse(sequence[start] ?? '{}') as object) };
  });
}

/** Returns the members of a step for a response. JSON is written as YAML, other text as a text, and bytes in base64. */
function contentOf({ status, headers, body }: Omit<RecordedResponse, 'operation' | 'target'>): object {
  if (body.length === 0) return { status, headers, body: null };
  const text = body.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(body)) return { status, headers, base64: body.toString('base64') };
  if (!isJson(headers['content-type'] ?? '')) return { status, headers, body: text };
  const value = exactValue(text);
  return value === undefined ? { status, headers, base64: body.toString('base64') } : { status, headers, body: value };
}

/** Returns the value of a JSON text. Returns undefined if the text is not JSON, or if it has numbers that would be rounded. */
function exactValue(text: string): unknown {
  try {
    return /\d{16}/u.test(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
