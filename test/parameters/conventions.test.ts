import { describe, expect, test } from 'vitest';
import {
  decodeCreateMergeRequestForm,
  decodeGetMergeRequestPath,
  decodeListMergeRequestsQuery,
} from '../../generated/validators/requests/merge-requests.ts';
import { decodeCreateProtectedEnvironmentForm } from '../../generated/validators/requests/protected-environments.ts';
import { decodeGetRepositoryFileBlameQuery } from '../../generated/validators/requests/repository-files.ts';

// The rules for sending values, from the first document of the API.

const defaults = {
  in: ['title', 'description'],
  order_by: 'created_at',
  page: 1,
  per_page: 20,
  scope: 'created_by_me',
  sort: 'desc',
  with_labels_details: false,
};

const query = (text: string): unknown => decodeListMergeRequestsQuery(text);
const read = (text: string): unknown => {
  const { value, issues } = decodeListMergeRequestsQuery(text);
  return value === undefined
    ? issues
    : Object.fromEntries(Object.entries(value).filter(([name]) => !(name in defaults)));
};
const faults = (text: string): unknown =>
  decodeListMergeRequestsQuery(text).issues?.map(({ path, keyword, message }) => [path, keyword, message]);

describe('a query', () => {
  test('has the defaults of the description', () => expect(query('')).toEqual({ value: defaults }));

  test('replaces defaults by the given values', () =>
    expect(query('page=3&sort=asc&in=title')).toEqual({ value: { ...defaults, page: 3, sort: 'asc', in: ['title'] } }));

  test.each([
    ['an array', 'approver_ids[]=7&approver_ids[]=4', { 'approver_ids[]': [7, 4] }],
    ['an array with encoded brackets', 'approver_ids%5B%5D=7', { 'approver_ids[]': [7] }],
    ['a hash', 'not[labels]=docs&not[author_id]=11', { not: { labels: 'docs', author_id: 11 } }],
    ['a list with commas', 'labels=performance,bug', { labels: ['performance', 'bug'] }],
    ['a list with encoded commas', 'labels=performance%2Cbug', { labels: ['performance', 'bug'] }],
    ['a list with a comma in an item', 'labels=a%2Cb,c', { labels: ['a,b', 'c'] }],
    ['an empty list', 'labels=', { labels: [] }],
    ['a number where a word may be', 'assignee_id=7', { assignee_id: 7 }],
    ['a word where a number may be', 'assignee_id=None', { assignee_id: 'None' }],
    ['true', 'render_html=true', { render_html: true }],
    ['false', 'render_html=false', { render_html: false }],
    ['a plus as a space', 'search=find+routes', { search: 'find routes' }],
    ['an encoded plus', 'created_after=2026-03-01T00:00:00%2B01:00', { created_after: '2026-03-01T00:00:00+01:00' }],
    ['text that looks like a number', 'search=007', { search: '007' }],
    ['text with what means something in a query', 'search=a%26b%3Dc', { search: 'a&b=c' }],
    ['text with an equals sign', 'search=a=b', { search: 'a=b' }],
    ['empty text', 'search=', { search: '' }],
    ['a name without a value', 'search', { search: '' }],
    ['nothing between ampersands', '&&search=a&', { search: 'a' }],
    ['parameters that nobody knows', 'utf8=%FF&search=a&page[]=4&constructor=x', { search: 'a' }],
  ])('with %s', (_, text, value) => expect(read(text)).toEqual(value));

  test.each([
    ['text for a number', 'page=x', [['/query/page', 'type', 'must be an integer']]],
    ['nothing for a number', 'page=', [['/query/page', 'type', 'must be an integer']]],
    ['a number that is too small', 'page=0', [['/query/page', 'minimum', 'must be at least 1']]],
    ['a number that is too large', 'per_page=101', [['/query/per_page', 'maximum', 'must be at most 100']]],
    ['a fraction', 'page=1.0', [['/query/page', 'type', 'must be an integer']]],
    ['a leading zero', 'page=01', [['/query/page', 'type', 'must be an integer']]],
    [
      'a number that is not exact',
      'page=9007199254740993',
      [['/query/page', 'type', 'cannot be represented exactly as a number']],
    ],
    ['1 for a boolean', 'render_html=1', [['/query/render_html', 'type', 'must be true or false']]],
    ['another capital', 'render_html=True', [['/query/render_html', 'type', 'must be true or false']]],
    ['a scalar twice', 'page=1&page=2', [['/query/page', 'duplicate', 'must be given once']]],
    [
      'an item of another type',
      'approver_ids[]=7&approver_ids[]=x',
      [['/query/approver_ids[]/1', 'type', 'must be an integer']],
    ],
    ['a hash as a whole', 'not=docs', [['/query/not', 'type', 'must be an object']]],
    [
      'a part of a hash twice',
      'not[labels]=a&not[labels]=b',
      [['/query/not/labels', 'duplicate', 'must be given once']],
    ],
    ['a part of another type', 'not[author_id]=x', [['/query/not/author_id', 'type', 'must be an integer']]],
    ['a bracket that is open', 'not[labels=a', [['/query/not[labels', 'name', 'must be written as name[key][key]']]],
    ['percent-encoding of nothing', 'search=%zz', [['/query/search', 'encoding', 'must be percent-encoded UTF-8']]],
    ['percent-encoding of no UTF-8', 'search=%ff', [['/query/search', 'encoding', 'must be percent-encoded UTF-8']]],
    ['a name that is malformed', '%zz=1&page=x', [['/query', 'encoding', 'must be percent-encoded UTF-8']]],
  ])('refuses %s', (_, text, expected) => expect(faults(text)).toEqual(expected));

  test('must have its required parameters', () =>
    expect(decodeGetRepositoryFileBlameQuery('range[start]=1').issues).toMatchObject([
      { path: '/query', keyword: 'required', message: 'must have the parameter "ref"' },
    ]));

  test('accepts an object whose values are numbers', () =>
    expect(decodeGetRepositoryFileBlameQuery('ref=main&range[start]=1&range[end]=5')).toEqual({
      value: { ref: 'main', range: { start: 1, end: 5 }, page: 1, per_page: 20 },
    }));
});

describe('a path', () => {
  test.each([
    ['a number', ['24', '17'], { id: 24, merge_request_iid: 17 }],
    ['an encoded path', ['aurora%2Fcompass', '17'], { id: 'aurora/compass', merge_request_iid: 17 }],
    ['a plus, which is no space there', ['a+b', '17'], { id: 'a+b', merge_request_iid: 17 }],
  ])('with %s', (_, raw, value) => expect(decodeGetMergeRequestPath(raw)).toEqual({ value }));

  test('rejects malformed values and values of another type', () =>
    expect(decodeGetMergeRequestPath(['%zz', 'x']).issues).toMatchObject([
      { path: '/path/id', keyword: 'encoding' },
      { path: '/path/merge_request_iid', keyword: 'type', message: 'must be an integer' },
    ]));
});

describe('a form', () => {
  const start = 'source_branch=a&target_branch=main&title=T';
  const form = (text: string): unknown => decodeCreateMergeRequestForm(`${start}&${text}`);
  const value = { source_branch: 'a', target_branch: 'main', title: 'T' };

  test.each([
    ['scalars', 'squash=true&target_project_id=24', { squash: true, target_project_id: 24 }],
    ['an array', 'assignee_ids[]=7&assignee_ids[]=4', { assignee_ids: [7, 4] }],
    ['an empty array', 'assignee_ids[]=', { assignee_ids: [] }],
    ['one value where an array may be', 'assignee_ids=0', { assignee_ids: 0 }],
    ['a plus as a space', 'description=a+b%2Bc', { description: 'a b+c' }],
  ])('with %s', (_, text, more) => expect(form(text)).toEqual({ value: { ...value, ...more } }));

  test('with an array of objects', () =>
    expect(
      decodeCreateProtectedEnvironmentForm(
        'name=production&deploy_access_levels[0][access_level]=40&deploy_access_levels[1][group_id]=12',
      ),
    ).toEqual({
      value: { name: 'production', deploy_access_levels: [{ access_level: 40 }, { group_id: 12 }] },
    }));

  test('sorts an array of objects by its indices, which may begin at any number', () =>
    expect(
      decodeCreateProtectedEnvironmentForm(
        'name=production&deploy_access_levels[10][group_id]=12&deploy_access_levels[9][user_id]=4',
      ),
    ).toMatchObject({ value: { deploy_access_levels: [{ user_id: 4 }, { group_id: 12 }] } }));

  test('rejects an index with a leading zero, because another item may have the same index', () =>
    expect(
      decodeCreateProtectedEnvironmentForm(
        'name=production&deploy_access_levels[1][group_id]=12&deploy_access_levels[01][user_id]=4',
      ).issues,
    ).toMatchObject([{ path: '/body/deploy_access_levels', keyword: 'type', message: 'must be an array' }]));

  test('rejects objects without an index, because it is ambiguous which item a property belongs to', () =>
    expect(
      decodeCreateProtectedEnvironmentForm('name=production&deploy_access_levels[][group_id]=12').issues,
    ).toMatchObject([{ path: '/body/deploy_access_levels', keyword: 'index' }]));

  test('reports a missing property in the same way as for a JSON body', () =>
    expect(decodeCreateMergeRequestForm('title=T&source_branch=a').issues).toEqual([
      {
        path: '/body',
        keyword: 'required',
        message: 'must have the property "target_branch"',
        schema: '#/components/schemas/MergeRequestCreate/required',
      },
    ]));
});
