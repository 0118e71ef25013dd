import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serverWith } from '../server-with.ts';

const note = '{ $ref: "#/components/schemas/Note" }';
const json = (schema: string): string => `content: { application/json: { schema: ${schema} } }`;
const response = (schema: string): string => `{ description: The response., ${json(schema)} }`;
const refused = '{ description: Refused., content: { text/plain: { schema: { type: string } } } }';
const id =
  '{ name: id, in: path, required: true, schema: { type: string, pattern: "^n[0-9]{1,9}$", examples: [n999] } }';
const tenant = '{ name: Tenant, in: header, required: true, schema: { type: string, enum: [red, blue] } }';
const condition = '{ name: If-Match, in: header, required: true, schema: { type: string } }';

/** The description of the notes of several tenants. */
export const notesDescription = `openapi: 3.1.0
info: { title: Notes, version: '1' }
paths:
  /notes:
    parameters: [${tenant}]
    get:
      operationId: listNotes
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 5, default: 5 } }
        - { name: cursor, in: query, schema: { type: string } }
      responses:
        '200': ${response(`{ type: object, required: [notes, next_cursor], properties: { notes: { type: array, items: ${note} }, next_cursor: { type: [string, 'null'] } } }`)}
        '400': ${refused}
    post:
      operationId: createNote
      requestBody: { required: true, ${json('{ type: object, required: [text], properties: { text: { type: string, minLength: 1, maxLength: 80 } } }')} }
      responses: { '201': ${response(note)}, '400': ${refused}, '415': ${refused} }
  /notes/{id}:
    parameters: [${id}, ${tenant}]
    get:
      operationId: readNote
      description: Returns the note, also if it is deleted.
      responses: { '200': ${response(note)}, '400': ${refused}, '404': ${refused} }
    put:
      operationId: replaceNote
      parameters: [${condition}]
      requestBody: { required: true, ${json('{ type: object, required: [text], properties: { text: { type: string, minLength: 1, maxLength: 80 } } }')} }
      responses: { '200': ${response(note)}, '400': ${refused}, '404': ${refused}, '412': ${refused}, '415': ${refused}, '428': ${refused} }
    delete:
      operationId: deleteNote
      responses: { '204': { description: Marked as deleted. }, '400': ${refused}, '404': ${refused} }
  /notes/{id}/balance:
    parameters: [${id}, ${tenant}]
    post:
      operationId: addToBalance
      requestBody: { required: true, ${json('{ type: object, required: [amount], properties: { amount: { type: integer, minimum: -50, maximum: 50, examples: [5] } } }')} }
      responses: { '200': ${response(note)}, '400': ${refused}, '404': ${refused}, '409': ${refused}, '415': ${refused} }
  /notes/{id}/translations/{language}:
    parameters: [${id}, ${tenant}, { name: language, in: path, required: true, schema: { type: string, enum: [de, fr] } }]
    get:
      operationId: readTranslation
      responses: { '200': ${response('{ type: object, required: [text], properties: { text: { type: string } } }')}, '400': ${refused}, '404': ${refused} }
    put:
      operationId: writeTranslation
      requestBody: { required: true, ${json('{ type: object, required: [text], properties: { text: { type: string, minLength: 1, maxLength: 80 } } }')} }
      responses: { '200': ${response('{ type: object, required: [text], properties: { text: { type: string } } }')}, '201': ${response('{ type: object, required: [text], properties: { text: { type: string } } }')}, '400': ${refused}, '404': ${refused}, '415': ${refused} }
components:
  schemas:
    Note:
      type: object
      required: [id, text, balance, deleted_at]
      properties: { id: { type: string }, text: { type: string }, balance: { type: integer }, deleted_at: { type: [string, 'null'] } }
`;

interface Note {
  id: string;
  text: string;
  balance: number;
  deleted_at: string | null;
}

interface Reply {
  readonly status: number;
  readonly value?: unknown;
  readonly tag?: string;
}

/** The faults of a server. */
export type NotesFault = 'deletes nothing' | 'hides the newest note' | 'refuses each amount';

class Notes {
  private readonly notes = new Map<
    string,
    Note & { readonly tenant: string; readonly translations: Map<string, string> }
  >();
  private readonly fault: NotesFault | undefined;

  constructor(fault?: NotesFault) {
    this.fault = fault;
    for (let index = 0; index < 12; index += 1) this.add('red', `note ${index}`);
  }

  respond({ method, url = '', headers }: IncomingMessage, body: string): Reply {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const owner = headers['tenant'];
    if (owner !== 'red' && owner !== 'blue') return { status: 400 };
    const [first, key, part, language] = pathname.slice(1).split('/');
    if (first !== 'notes') return { status: 404 };
    const hasBody = method === 'POST' || method === 'PUT';
    if (hasBody && headers['content-type']?.startsWith('application/json') !== true) return { status: 415 };
    const sent = hasBody ? parsed(body) : {};
    if (sent === undefined) return { status: 400 };
    if (key === undefined) return this.collection(method, owner, query, sent);
    if (!/^n\d{1,9}$/u.test(key)) return { status: 400 };
    const found = this.notes.get(key);
    if (found?.tenant !== owner) return { status: 404 };
    if (part === 'balance') return method === 'POST' ? this.change(found, sent['amount']) : { status: 405 };
    if (part === 'translations') return translation(found.translations, method, language, sent['text']);
    return this.one(method, found, sent['text'], headers['if-match']);
  }

  private add(owner: string, content: string): Note {
    const added = { id: `n${this.notes.size + 1}`, text: content, balance: 0, deleted_at: null };
    this.notes.set(added.id, { ...added, tenant: owner, translations: new Map() });
    return added;
  }

  private collection(method: string | undefined, owner: string, query: URLSearchParams, sent: Sent): Reply {
    if (method === 'POST')
      return isText(sent['text']) ? { status: 201, value: this.add(owner, sent['text']) } : { status: 400 };
    if (method !== 'GET') return { status: 405 };
    const [limit, cursor] = [query.get('limit') ?? '5', query.get('cursor') ?? '0'];
    const isRepeated = [...query.keys()].length > new Set(query.keys()).size;
    if (!/^[1-5]$/u.test(limit) || !/^\d{1,6}$/u.test(cursor) || isRepeated) return { status: 400 };
    const all = [...this.notes.values()].filter((each) => each.tenant === owner && each.deleted_at === null);
    if (this.fault === 'hides the newest note') all.pop();
    const end = Number(cursor) + Number(limit);
    const notes = all.slice(Number(cursor), end).map(shown);
    return { status: 200, value: { notes, next_cursor: end < all.length ? String(end) : null } };
  }

  private one(method: string | undefined, found: Note, content: unknown, ifMatch: string | undefined): Reply {
    if (method === 'GET') return { status: 200, value: shown(found), tag: tagOf(found) };
    if (method === 'DELETE') {
      if (this.fault !== 'deletes nothing') found.deleted_at ??= new Date().toISOString();
      return { status: 204 };
    }
    if (method !== 'PUT') return { status: 405 };
    if (ifMatch === undefined) return { status: 428 };
    if (!isText(content)) return { status: 400 };
    if (ifMatch !== tagOf(found)) return { status: 412 };
    found.text = content;
    return { status: 200, value: shown(found), tag: tagOf(found) };
  }

  private change(found: Note, amount: unknown): Reply {
    if (typeof amount !== 'number' || !Number.isInteger(amount) || Math.abs(amount) > 50) return { status: 400 };
    if (found.balance + amount < 0 || this.fault === 'refuses each amount') return { status: 409 };
    found.balance += amount;
    return { status: 200, value: shown(found) };
  }
}

type Sent = Readonly<Record<string, unknown>>;

function parsed(body: string): Sent | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function translation(known: Map<string, string>, method = '', language = '', content: unknown = undefined): Reply {
  if (language !== 'de' && language !== 'fr') return { status: 400 };
  const old = known.get(language);
  if (method === 'GET') return old === undefined ? { status: 404 } : { status: 200, value: { text: old } };
  if (method !== 'PUT') return { status: 405 };
  if (!isText(content)) return { status: 400 };
  known.set(language, content);
  return { status: old === undefined ? 201 : 200, value: { text: content } };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && Array.from(value).length <= 80;

const shown = ({ id: key, text: content, balance, deleted_at }: Note): Note => ({
  id: key,
  text: content,
  balance,
  deleted_at,
});

const tagOf = (found: Note): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(shown(found)))
    .digest('hex')}"`;

/** The documented methods of each path, for the header `Allow` of a 405. */
const allowed = (path: string): string =>
  path.includes('/translations/')
    ? 'GET, PUT'
    : path.endsWith('/balance')
      ? 'POST'
      : /^\/notes\/./u.test(path)
        ? 'GET, PUT, DELETE'
        : 'GET, POST';

/** Starts a server of the description that conforms, or has one fault. Returns its address. */
export async function startNotes(fault?: NotesFault): Promise<string> {
  const notes = new Notes(fault);
  return serverWith((request, outgoing) => {
    const serve = async (): Promise<void> => {
      const body = await text(request);
      const isHead = request.method === 'HEAD';
      if (isHead) request.method = 'GET';
      const { status, value, tag } = notes.respond(request, body);
      const content = status === 204 ? '' : value === undefined ? 'refused' : JSON.stringify(value);
      outgoing.writeHead(status, {
        ...(content !== '' && { 'content-type': value === undefined ? 'text/plain' : 'application/json' }),
        ...(status === 405 && { allow: allowed(request.url ?? '') }),
        ...(tag !== undefined && { etag: tag }),
      });
      outgoing.end(isHead ? '' : content);
    };
    void serve();
  });
}
