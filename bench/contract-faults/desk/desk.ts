import { includesTag, tagged, unlessMatching } from '../library/conditional.ts';

/** An object of the desk. */
type Row = Record<string, unknown>;

/** A response of the desk. */
export interface DeskAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to the desk. */
export interface DeskRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export const deskProblem = (status: number, title: string): DeskAnswer => ({ status, body: { title, status } });

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isIntegerIn = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u.test(text) && !Number.isNaN(Date.parse(text));

const isSubject = (value: unknown): boolean => isText(value) && [...value].length >= 1 && [...value].length <= 200;

const orders: ReadonlySet<string> = new Set(['id', 'priority', 'subject']);

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}

/** The data of a desk with tickets, and its responses. */
export class Desk {
  private nextId = 1;
  private readonly tickets: Row[] = [
    this.ticket({ subject: 'No paper', priority: 2, assignee: 'noor' }, '2026-01-02T09:00:00.000Z', ['office']),
    this.ticket({ subject: 'Slow network', priority: 5, assignee: 'emil' }, '2026-02-03T09:30:00.000Z', ['net']),
    this.ticket({ subject: 'New screen', priority: 1, note: 'Wide.' }, '2026-03-04T10:00:00.000Z', ['office']),
    this.ticket({ subject: 'Old network card', priority: 3, assignee: 'noor' }, '2026-04-05T10:30:00.000Z'),
  ];
  private comments: Row[] = [1, 1, 2].map((ticketId, index) => ({
    id: index + 1,
    ticketId,
    text: `Comment ${index + 1}`,
    isPublic: index !== 1,
    createdAt: `2026-05-0${index + 1}T08:00:00.000Z`,
  }));
  private preferences: Row = { language: 'en', pageSize: 10, usesMail: false };

  constructor() {
    const [first] = this.tickets;
    if (first !== undefined) first['status'] = 'closed';
  }

  answer(request: DeskRequest): DeskAnswer {
    const { method, url } = request;
    const [, , first, key, second, last] = url.pathname.split('/').map(decodeURIComponent);
    if (first === 'preferences' && key === undefined) return this.ofPreferences(request);
    if (first === 'comments') return this.ofComments(method, key);
    if (first !== 'tickets') return deskProblem(404, 'There is no such address');
    if (key === undefined) return method === 'POST' ? this.open(request.body) : this.list(url);
    const ticket = this.tickets.find(({ id }) => String(id) === key);
    if (ticket === undefined) return deskProblem(404, 'There is no such ticket');
    if (second === undefined) return this.ofTicket(request, ticket);
    if (second === 'comments') return this.ofTicketComments(request, ticket);
    if (second === 'tags' && last !== undefined) return this.tag(ticket, last);
    if (second !== 'close') return deskProblem(404, 'There is no such address');
    this.change(ticket, { status: 'closed' });
    return tagged(ticket, 'updatedAt');
  }

  private ticket(sent: Row, time: string, tags: readonly string[] = []): Row {
    const { subject, priority, assignee = null, note = null } = sent;
    const id = this.nextId;
    this.nextId += 1;
    return { id, subject, priority, assignee, note, status: 'open', tags: [...tags], createdAt: time, updatedAt: time };
  }

  private change(ticket: Row, values: Row): void {
    const earliest = Date.parse(String(ticket['updatedAt'])) + 1;
    Object.assign(ticket, values, { updatedAt: new Date(Math.max(Date.now(), earliest)).toISOString() });
  }

  private open(body: unknown): DeskAnswer {
    const fault = faultOfTicket(body, true);
    if (fault !== undefined || !isObject(body)) return deskProblem(400, fault ?? 'The body is no object');
    const ticket = this.ticket(body, new Date().toISOString());
    this.tickets.push(ticket);
    const { headers } = tagged(ticket, 'updatedAt');
    return { status: 201, body: ticket, headers: { ...headers, location: `/api/tickets/${String(ticket['id'])}` } };
  }

  private list(url: URL): DeskAnswer {
    const query = url.searchParams;
    const number = (name: string, byDefault: number): number => {
      const text = query.get(name);
      return text === null ? byDefault : /^-?\d+$/u.test(text) ? Number(text) : Number.NaN;
    };
    const [page, size] = [number('page', 1), number('perPage', 10)];
    const [priority, least] = [number('priority', 0), number('minPriority', 1)];
    const [status, assignee, tag] = [query.get('status'), query.get('assignee'), query.get('tag')];
    const [after, search, sort] = [query.get('createdAfter'), query.get('search') ?? '', query.get('sort') ?? '-id'];
    if (!isIntegerIn(page, 1, 1e9) || !isIntegerIn(size, 1, 50)) return deskProblem(400, 'The page is wrong');
    if (!isIntegerIn(priority, query.has('priority') ? 1 : 0, 5) || !isIntegerIn(least, 1, 5))
      return deskProblem(400, 'The priority is wrong');
    if (status !== null && status !== 'open' && status !== 'closed') return deskProblem(400, 'The status is wrong');
    if ((after !== null && !isTime(after)) || !orders.has(sort.replace('-', '')) || sort.lastIndexOf('-') > 0)
      return deskProblem(400, 'The time or the order is wrong');
    const key = sort.replace('-', '');
    const sorted = this.tickets
      .filter((row) => status === null || row['status'] === status)
      .filter((row) => (priority === 0 || row['priority'] === priority) && Number(row['priority']) >= least)
      .filter((row) => assignee === null || row['assignee'] === assignee)
      .filter((row) => tag === null || (Array.isArray(row['tags']) && row['tags'].includes(tag)))
      .filter((row) => after === null || Date.parse(String(row['createdAt'])) > Date.parse(after))
      .filter((row) => String(row['subject']).toLowerCase().includes(search.toLowerCase()))
      .toSorted((a, b) => compare(a[key], b[key]) || compare(a['id'], b['id']));
    const all = sort.startsWith('-') ? sorted.toReversed() : sorted;
    const last = Math.max(1, Math.ceil(all.length / size));
    const link = (number: number, relation: string): string => {
      const changed = new URLSearchParams(query);
      changed.set('page', String(number));
      return `<${url.origin}${url.pathname}?${changed.toString()}>; rel="${relation}"`;
    };
    const links = [
      link(1, 'first'),
      link(last, 'last'),
      ...(page > 1 ? [link(page - 1, 'prev')] : []),
      ...(page < last ? [link(page + 1, 'next')] : []),
    ];
    return {
      status: 200,
      body: { data: all.slice((page - 1) * size, page * size), totalCount: all.length },
      headers: { link: links.join(', ') },
    };
  }

  private ofTicket({ method, body, headers }: DeskRequest, ticket: Row): DeskAnswer {
    const [ifMatch, ifNoneMatch] = [headers['if-match'], headers['if-none-match']];
    if (method === 'GET')
      return unlessMatching(tagged(ticket, 'updatedAt'), isText(ifNoneMatch) ? ifNoneMatch : undefined);
    if (method === 'DELETE') {
      this.tickets.splice(this.tickets.indexOf(ticket), 1);
      this.comments = this.comments.filter(({ ticketId }) => ticketId !== ticket['id']);
      return { status: 204 };
    }
    const fault = faultOfTicket(body, method === 'PUT');
    if (fault !== undefined || !isObject(body)) return deskProblem(400, fault ?? 'The body is no object');
    const { etag = '' } = tagged(ticket, 'updatedAt').headers ?? {};
    if (method === 'PATCH' && isText(ifMatch) && !includesTag(ifMatch, etag))
      return deskProblem(412, 'The ticket has changed');
    const { subject, priority, assignee = null, note = null } = body;
    if (method === 'PUT') this.change(ticket, { subject, priority, assignee, note });
    else {
      const names = ['subject', 'priority', 'assignee', 'note'].filter((name) => body[name] !== undefined);
      this.change(ticket, Object.fromEntries(names.map((name) => [name, body[name]])));
    }
    return tagged(ticket, 'updatedAt');
  }

  private tag(ticket: Row, name: string): DeskAnswer {
    if (!/^[a-z-]+$/u.test(name)) return deskProblem(400, 'The tag is wrong');
    const tags = Array.isArray(ticket['tags']) ? ticket['tags'] : [];
    if (!tags.includes(name)) this.change(ticket, { tags: [...tags, name] });
    return { status: 204 };
  }

  private ofTicketComments({ method, body }: DeskRequest, { id: ticketId }: Row): DeskAnswer {
    if (method === 'GET') return { status: 200, body: this.comments.filter((each) => each['ticketId'] === ticketId) };
    const { text, isPublic = true } = isObject(body) ? body : {};
    if (!isText(text) || text === '' || typeof isPublic !== 'boolean') return deskProblem(400, 'The comment is wrong');
    const id = Math.max(0, ...this.comments.map((each) => Number(each['id']))) + 1;
    const comment = { id, ticketId, text, isPublic, createdAt: new Date().toISOString() };
    this.comments.push(comment);
    return { status: 201, body: comment, headers: { location: `/api/comments/${id}` } };
  }

  private ofComments(method: string, key: string | undefined): DeskAnswer {
    if (key === undefined) return { status: 200, body: this.comments };
    const comment = this.comments.find(({ id }) => String(id) === key);
    if (comment === undefined) return deskProblem(404, 'There is no such comment');
    if (method === 'GET') return { status: 200, body: comment };
    this.comments = this.comments.filter((each) => each !== comment);
    return { status: 204 };
  }

  private ofPreferences({ method, body }: DeskRequest): DeskAnswer {
    if (method === 'GET') return { status: 200, body: this.preferences };
    const { language, pageSize, usesMail } = isObject(body) ? body : {};
    const isKnown = isText(language) && ['en', 'de', 'sv'].includes(language);
    if (!isKnown || !isIntegerIn(pageSize, 5, 100) || typeof usesMail !== 'boolean')
      return deskProblem(400, 'A preference is wrong');
    this.preferences = { language, pageSize, usesMail };
    return { status: 200, body: this.preferences };
  }
}

/** Returns the fault of a ticket that was sent. */
function faultOfTicket(body: unknown, isWhole: boolean): string | undefined {
  if (!isObject(body)) return 'The body is no object';
  const { subject, priority, assignee, note } = body;
  if ((isWhole || subject !== undefined) && !isSubject(subject)) return 'The subject is wrong';
  if ((isWhole || priority !== undefined) && !isIntegerIn(priority, 1, 5)) return 'The priority is wrong';
  const mayBeNull = (value: unknown): boolean => value === undefined || isText(value) || (!isWhole && value === null);
  return mayBeNull(assignee) && mayBeNull(note) ? undefined : 'A text is wrong';
}
