// Prints the merge requests that were created since a date, as comma-separated values:
//
//     node examples/export-merge-requests.ts 2026-03-01 > merge-requests.csv

import { clientFromEnvironment } from './client.ts';

const [, , since = '1970-01-01'] = process.argv;
const client = clientFromEnvironment();

const found = client.mergeRequests.list({
  scope: 'all',
  created_after: `${since}T00:00:00Z`,
  order_by: 'created_at',
  sort: 'asc',
  per_page: 100,
});

process.stdout.write('reference,state,author,created,title\n');
for await (const { references, state, author, created_at, title } of found) {
  process.stdout.write(`${[references.full, state, author.username, created_at, title].map(cell).join(',')}\n`);
}

/**
 * Returns a cell of CSV (RFC 4180, section 2). A text that a spreadsheet would read as a formula gets a leading
 * apostrophe.
 */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
