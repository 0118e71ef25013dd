import { expect, test } from 'vitest';
import { itemListOf } from '../../contract/1-describe/lists/item-list.ts';
import { filtersOf } from '../../contract/1-describe/lists/filters-of.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { fileWith } from './file-with.ts';

const item = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    draft: { type: 'boolean' },
    state: { type: 'string', enum: ['open', 'done'] },
    pages: { type: 'integer' },
    updated_at: { type: 'string', format: 'date-time' },
    author: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

const text = { type: 'string' };
const time = { type: 'string', format: 'date-time' };

/** A query parameter, and the meaning that the contract tests find: the relation, the properties and the certainty. */
const rows: readonly (readonly [name: string, schema: object, description: string, meaning: string | undefined])[] = [
  ['title', text, '', 'equal title declared'],
  ['title', text, 'Part of the title.', 'contains title declared'],
  ['author_id', { type: 'integer' }, '', 'equal author.id declared'],
  ['ids[]', { type: 'array', items: { type: 'integer' } }, '', 'equal id declared'],
  ['tag', text, '', 'equal tags guessed'],
  ['tag', text, 'Only documents with this tag.', 'equal tags declared'],
  ['author', text, 'Only documents of the author with this name.', 'equal author.name declared'],
  ['state', { type: 'string', enum: ['all', 'open'] }, '', 'equal state declared'],
  ['state', { type: 'string', enum: ['new', 'old'] }, '', undefined],
  ['updated_after', time, '', 'at-least updated_at guessed'],
  ['updated_before', time, 'Only documents changed before this time.', 'at-most updated_at declared'],
  ['since', time, 'Only documents that were updated after this time.', 'at-least updated_at declared'],
  ['since', time, '', undefined],
  ['min_pages', { type: 'integer' }, 'Filters by length.', 'at-least pages declared'],
  ['only_draft', { type: 'boolean' }, 'Return only drafts.', 'equal draft declared'],
  ['include_draft', { type: 'boolean' }, 'Include drafts.', undefined],
  ['wip', { type: 'string', enum: ['yes', 'no'] }, 'Only drafts, or only others.', 'option draft declared'],
  ['scope', { type: 'string', enum: ['done', 'mine'] }, 'Only some of them.', 'option state declared'],
  ['q', text, 'Searches in the title.', 'contains title declared'],
  ['q', text, '', 'contains  guessed'],
  ['fields', text, '', undefined],
];

test.each(rows)('the parameter %s (%j): %s', async (name, schema, description, meaning) => {
  const list = { type: 'array', items: item };
  const operation = {
    operationId: 'listDocuments',
    parameters: [{ name, in: 'query', schema, description }],
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: list } } } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/documents': { get: operation } },
  };
  const { subject } = await loadSubject(fileWith(JSON.stringify(document)));
  const [tested] = subject?.operations ?? [];
  const described = subject === undefined || tested === undefined ? undefined : itemListOf(subject, tested);
  if (subject === undefined || tested === undefined || described === undefined) throw new Error('There is no list.');
  const found = filtersOf(subject, tested, described).map(({ relation, properties, isDeclared }) =>
    [relation, properties.map(({ names }) => names.join('.')).join(), isDeclared ? 'declared' : 'guessed'].join(' '),
  );
  expect(found).toEqual(meaning === undefined ? [] : [meaning]);
});
