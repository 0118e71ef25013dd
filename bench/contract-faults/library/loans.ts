import {
  compareValues,
  invalid,
  isCalendarDay,
  numberInQuery,
  problem,
  type LibraryAnswer,
  type LibraryRow,
} from './values.ts';

/** The loans of a library. */
export class Loans {
  private readonly rows: LibraryRow[] = ['dust', 'night-boats', 'dust', 'old-maps'].map((slug, index) => ({
    number: index + 1,
    book: slug,
    member: ['ada', 'ben'][index % 2],
    due: `2026-0${9 - index}-01`,
    note: null,
    status: index === 0 ? 'returned' : 'active',
    lent_at: `2026-01-0${index + 1}T10:00:00.000Z`,
  }));
  private next = 5;

  ofBook(slug: string): LibraryRow[] {
    return this.rows.filter((loan) => loan['book'] === slug);
  }

  list(query: URLSearchParams, origin: string, path: string): LibraryAnswer {
    const [size, page] = [numberInQuery(query, 'page_size', 20), numberInQuery(query, 'page', 1)];
    const [status, due, key] = [query.get('status'), query.get('due_before'), query.get('sort_by') ?? 'number'];
    if (!Number.isInteger(size) || !Number.isInteger(page) || size < 1 || size > 40 || page < 1) return invalid('page');
    if (status !== null && status !== 'active' && status !== 'returned') return invalid('status');
    if (due !== null && !isCalendarDay(due)) return invalid('due_before');
    if (key !== 'number' && key !== 'due') return invalid('sort_by');
    const all = this.rows
      .filter((row) => status === null || row['status'] === status)
      .filter((row) => query.get('book') === null || row['book'] === query.get('book'))
      .filter((row) => due === null || (row['due'] !== null && String(row['due']) < due))
      .toSorted((a, b) => compareValues(a[key], b[key]) || compareValues(a['number'], b['number']));
    const last = Math.max(1, Math.ceil(all.length / size));
    const target = (number: number): string => {
      const changed = new URLSearchParams(query);
      changed.set('page', String(number));
      return `<${origin}${path}?${changed.toString()}>`;
    };
    const links = [
      `${target(1)}; rel="first"`,
      `${target(last)}; rel="last"`,
      ...(page > 1 ? [`${target(page - 1)}; rel="prev"`] : []),
      ...(page < last ? [`${target(page + 1)}; rel="next"`] : []),
    ];
    return {
      status: 200,
      body: all.slice((page - 1) * size, page * size),
      headers: { link: links.join(', '), 'x-total-count': String(all.length) },
    };
  }

  lend(sent: LibraryRow, isBook: (slug: unknown) => boolean): LibraryAnswer {
    const { book: slug, member, due = null, note = null } = sent;
    if (typeof member !== 'string' || member.length < 3 || !isBook(slug)) return invalid('a text is not valid');
    if ((sent['due'] !== undefined && !isCalendarDay(due)) || (sent['note'] !== undefined && typeof note !== 'string'))
      return invalid('due or note');
    const row = {
      number: this.next,
      book: slug,
      member,
      due,
      note,
      status: 'active',
      lent_at: new Date().toISOString(),
    };
    this.next += 1;
    this.rows.push(row);
    return { status: 201, body: row, headers: { location: `/v1/loans/${row.number}` } };
  }

  answer(method: string, key: string, action: string | undefined): LibraryAnswer {
    const row = this.rows.find(({ number }) => String(number) === key);
    if (row === undefined) return problem(404, 'no such loan');
    if (action === 'return') row['status'] = 'returned';
    if (method !== 'DELETE') return { status: 200, body: row };
    this.rows.splice(this.rows.indexOf(row), 1);
    return { status: 204 };
  }
}
