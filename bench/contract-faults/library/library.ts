import { includesTag, tagged, unlessMatching } from './conditional.ts';
import { Loans } from './loans.ts';
import {
  bookOf,
  compareValues,
  stampChange,
  stampNew,
  genres,
  invalid,
  orders,
  problem,
  isCalendarDay,
  isFilledText,
  isPositiveInteger,
  numberInQuery,
  type LibraryAnswer,
  type LibraryRow,
  type RequestFacts,
} from './values.ts';

/** The data of a library, and its responses. */
export class Library {
  private readonly books: LibraryRow[] = [
    bookOf('dust', 'Ines Maar', 'novel', 320, '2011-03-01'),
    bookOf('night-boats', 'Tom Okafor', 'novel', 180, '2019-09-12', false),
    bookOf('small-hours', 'Ines Maar', 'poems', 64, '2015-01-20'),
    bookOf('on-rivers', 'Lea Brandt', 'essay', 140, '2021-06-30'),
    bookOf('old-maps', 'Lea Brandt', 'essay', 410, '1998-11-05', false),
    bookOf('winter', 'Tom Okafor', 'poems', 88, '2023-12-01'),
  ];
  private readonly samples = new Map<unknown, string>([['dust', 'Dust falls – slowly.']]);
  private readonly loans = new Loans();
  private readonly branches: readonly LibraryRow[] = [
    { code: 'centre', street: 'Hafengasse 1', seats: 60 },
    { code: 'north', street: 'Birkenweg 9', seats: 20 },
    { code: 'south', street: 'Am Bach 4', seats: 35 },
  ];
  private opening: LibraryRow = { loan_days: 28, greeting: 'Come in', closed: false };

  answer(method: string, url: URL, body: unknown, { origin, ifMatch, ifNoneMatch }: RequestFacts): LibraryAnswer {
    const [, , first = '', key, action] = url.pathname.split('/').map(decodeURIComponent);
    const query = url.searchParams;
    const object: LibraryRow =
      typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as LibraryRow) : {};
    const isObject = object === body;
    switch (`${method} ${first}${key === undefined ? '' : '/:'}${action === undefined ? '' : `/${action}`}`) {
      case 'GET books':
        return this.findBooks(query);
      case 'POST books':
        return isObject ? this.addBook(object) : invalid('not an object');
      case 'GET loans':
        return this.loans.list(query, origin, url.pathname);
      case 'POST loans':
        return isObject
          ? this.loans.lend(object, (slug) => this.books.some((row) => row['slug'] === slug))
          : invalid('not an object');
      case 'GET branches':
        return { status: 200, body: this.branches };
      case 'GET branches/:':
        return this.found(this.branches.find(({ code }) => code === key));
      case 'GET opening':
        return unlessMatching(tagged(this.opening), ifNoneMatch);
      case 'PATCH opening':
        return isObject ? this.changeOpening(object) : invalid('not an object');
      case 'GET loans/:':
      case 'DELETE loans/:':
      case 'POST loans/:/return':
        return this.loans.answer(method, key ?? '', action);
      default:
        return first === 'books' && key !== undefined
          ? unlessMatching(this.ofBook(method, key, action, body, ifMatch), method === 'GET' ? ifNoneMatch : undefined)
          : problem(404, 'unknown');
    }
  }

  private found(row: LibraryRow | undefined): LibraryAnswer {
    return row === undefined ? problem(404, 'not found') : { status: 200, body: row };
  }

  private findBooks(query: URLSearchParams): LibraryAnswer {
    const [limit, offset] = [numberInQuery(query, 'limit', 5), numberInQuery(query, 'offset', 0)];
    const [least, most] = [numberInQuery(query, 'min_pages', 0), numberInQuery(query, 'max_pages', 1e9)];
    const genre = query.get('genre');
    const ordering = query.get('ordering') ?? 'title';
    const flags = ['available', 'archived'].map((name) => [name, query.get(name)] as const);
    const days = ['published_since', 'published_until'].map((name) => query.get(name));
    if (![limit, offset, least, most].every(Number.isInteger) || limit < 1 || limit > 50 || offset < 0)
      return invalid('a number is not valid');
    if (genre !== null && !genres.includes(genre)) return invalid('genre');
    if (!orders.has(ordering.replace(/^-/u, ''))) return invalid('ordering');
    if (flags.some(([, value]) => value !== null && value !== 'true' && value !== 'false')) return invalid('a boolean');
    if (days.some((day) => day !== null && !isCalendarDay(day))) return invalid('a day');
    const [since = null, until = null] = days;
    const slugs = query.get('slugs')?.split(',');
    const key = ordering.replace(/^-/u, '');
    const sorted = this.books
      .filter((row) => query.get('author') === null || row['author'] === query.get('author'))
      .filter((row) => genre === null || row['genre'] === genre)
      .filter((row) => flags.every(([name, value]) => value === null || String(row[name]) === value))
      .filter((row) => slugs === undefined || slugs.includes(String(row['slug'])))
      .filter((row) => since === null || String(row['published'] ?? '') >= since)
      .filter((row) => until === null || (row['published'] !== null && String(row['published']) <= until))
      .filter((row) => Number(row['pages']) >= least && Number(row['pages']) <= most)
      .filter((row) =>
        String(row['title'])
          .toLowerCase()
          .includes((query.get('q') ?? '').toLowerCase()),
      )
      .toSorted((a, b) => compareValues(a[key], b[key]) || compareValues(a['slug'], b['slug']));
    const all = ordering.startsWith('-') ? sorted.toReversed() : sorted;
    return { status: 200, body: { results: all.slice(offset, offset + limit), total: all.length } };
  }

  private addBook(sent: LibraryRow): LibraryAnswer {
    const { slug, title, author, genre, pages, published = null, summary = null, available = true } = sent;
    if (typeof slug !== 'string' || !/^[a-z0-9-]+$/u.test(slug) || !isFilledText(title) || typeof author !== 'string')
      return invalid('a text is not valid');
    if (!genres.includes(genre) || !isPositiveInteger(pages) || typeof available !== 'boolean')
      return invalid('a value is not valid');
    if (sent['published'] !== undefined && !isCalendarDay(published)) return invalid('published');
    if (sent['summary'] !== undefined && typeof summary !== 'string') return invalid('summary');
    if (this.books.some((row) => row['slug'] === slug)) return problem(409, 'the slug is taken');
    const row = stampNew({ slug, title, author, genre, pages, published, summary, available, archived: false });
    this.books.push(row);
    return { status: 201, body: row, headers: { location: `/v1/books/${slug}` } };
  }

  private ofBook(
    method: string,
    slug: string,
    action: string | undefined,
    body: unknown,
    ifMatch: string | undefined,
  ): LibraryAnswer {
    const row = this.books.find((each) => each['slug'] === slug);
    const known = action === undefined || ['archive', 'sample', 'loans'].includes(action);
    if (!known || row === undefined) return problem(404, 'no such book');
    switch (`${method} ${action ?? ''}`.trim()) {
      case 'GET':
        return tagged(row);
      case 'PATCH':
        return ifMatch === undefined || includesTag(ifMatch, tagged(row).headers?.['etag'] ?? '')
          ? this.editBook(row, body)
          : problem(412, 'the book has changed');
      case 'PUT':
        return this.replaceBook(row, body);
      case 'GET loans':
        return { status: 200, body: this.loans.ofBook(slug) };
      case 'DELETE':
        this.books.splice(this.books.indexOf(row), 1);
        return { status: 204 };
      case 'POST archive':
        row['archived'] = true;
        stampChange(row);
        return { status: 200, body: row };
      case 'GET sample': {
        const sample = this.samples.get(slug);
        return sample === undefined
          ? problem(404, 'no sample')
          : { status: 200, body: sample, headers: { 'content-type': 'text/plain' } };
      }
      case 'PUT sample':
        if (typeof body !== 'string' || body === '') return invalid('the sample is empty');
        this.samples.set(slug, body);
        return { status: 204 };
      default:
        return problem(404, 'unknown method');
    }
  }

  private editBook(row: LibraryRow, body: unknown): LibraryAnswer {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return invalid('not an object');
    const sent = body as LibraryRow;
    const isValid =
      (sent['title'] === undefined || isFilledText(sent['title'])) &&
      (sent['genre'] === undefined || genres.includes(sent['genre'])) &&
      (sent['pages'] === undefined || isPositiveInteger(sent['pages'])) &&
      ['author', 'summary'].every((name) => sent[name] === undefined || typeof sent[name] === 'string');
    if (!isValid) return invalid('a value is not valid');
    for (const name of ['title', 'author', 'genre', 'pages', 'summary'])
      if (sent[name] !== undefined) row[name] = sent[name];
    stampChange(row);
    return tagged(row);
  }

  private replaceBook(row: LibraryRow, body: unknown): LibraryAnswer {
    const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as LibraryRow) : {};
    const { published = null, summary = null } = sent;
    const isComplete = ['title', 'author', 'genre', 'pages'].every((name) => sent[name] !== undefined);
    const isPublished = sent['published'] === undefined || isCalendarDay(published);
    if (!isComplete || !isPublished) return invalid('a value is missing or not valid');
    const answer = this.editBook(row, body);
    if (answer.status !== 200) return answer;
    Object.assign(row, { published, summary });
    return tagged(row);
  }

  private changeOpening(sent: LibraryRow): LibraryAnswer {
    const { loan_days = 1, greeting = '', closed = false } = sent;
    if (!isPositiveInteger(loan_days) || typeof greeting !== 'string' || typeof closed !== 'boolean')
      return invalid('a value');
    const known = ['loan_days', 'greeting', 'closed'].filter((name) => sent[name] !== undefined);
    this.opening = { ...this.opening, ...Object.fromEntries(known.map((name) => [name, sent[name]])) };
    return { status: 200, body: this.opening };
  }
}
