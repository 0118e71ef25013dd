import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { handlersOf } from '../../sandbox/areas/index.ts';
import { transact } from '../../sandbox/database/transact.ts';
import { areaServices, outsideTransaction, writing, type AreaServices } from '../../sandbox/requests/handle.ts';
import { labels } from '../../sandbox/database/schema/index.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture();

/**
 * Contains each way in which code of an area could reach the common connection, or a lock, in a transaction. The compiler checks that none of
 * them is possible. The function is never called.
 */
export const unreachable = (services: AreaServices) =>
  writing(services.queries, async (_input: object, call) => {
    // @ts-expect-error -- The closed sandbox has no queries.
    await services.queries.select().from(labels);
    // @ts-expect-error -- A transaction cannot begin on the closed sandbox.
    await transact(services.queries, async () => {});
    // @ts-expect-error -- The services have no locks.
    await services.locks.hold('branch', async () => {});
    // @ts-expect-error -- The services have no lock for resets.
    await services.resetLock.share(async () => {});
    // @ts-expect-error -- The queue can only add jobs.
    await services.jobs.clear(call.queries);
    // @ts-expect-error -- Only a handler outside a transaction gets the whole sandbox.
    return call.sandbox;
  });

/** A handler outside a transaction gets the whole sandbox. The function is never called. */
export const reachable = (services: AreaServices) =>
  outsideTransaction(services.queries, async (_input: object, { sandbox }) => sandbox.locks);

test('the services of the areas contain no object that can query the database', () => {
  const { sandbox } = fixture;
  const services = areaServices(sandbox);
  expect(Object.values(services)).not.toContain(sandbox.queries);
  expect(Reflect.ownKeys(services.queries)).toEqual([]);
  expect(Object.keys(handlersOf(sandbox))).toContain('projectBadges');
});

/** Functions whose last argument runs in a transaction. */
const transactions = new Set(['transact', 'transactThenMove', 'transaction']);

/** Objects outside a transaction for which a transaction must not wait. */
const outside = new Set(['locks', 'queries', 'resetLock']);

/** Returns the uses of objects outside the transaction in the functions that run in a transaction. */
function usesOutside(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const findUses = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && outside.has(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${node.text}`);
    }
    node.forEachChild(findUses);
  };
  const findTransactions = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const work = node.arguments.at(-1);
      if (ts.isIdentifier(called) && transactions.has(called.text) && work !== undefined && ts.isArrowFunction(work))
        findUses(work.body);
    }
    node.forEachChild(findTransactions);
  };
  findTransactions(source);
  return found;
}

test('work in a transaction uses only the transaction', () => {
  const root = join(import.meta.dirname, '../../sandbox');
  const files = globSync('**/*.ts', { cwd: root, exclude: ['node_modules/**'] }).map((name) => join(root, name));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(usesOutside)).toEqual([]);
});
