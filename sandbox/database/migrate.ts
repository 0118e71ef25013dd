import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { readdirSync, readFileSync } from 'node:fs';
import type { Queries } from './database.ts';

/** A step from one version of the database to the next. */
export interface Migration {
  /** The name, which defines the order: `0003-projects`. */
  readonly name: string;
  readonly text: string;
}

/** Returns all migrations in order. */
export function readMigrations(): Migration[] {
  const folder = new URL('migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), text: readFileSync(new URL(file, folder), 'utf8') }));
}

const appliedMigrations = pgTable('migrations', { name: text().primaryKey() });

/** The number of the advisory lock. Its value is arbitrary but must not change. */
const migrationLock = 4_711_001;

/**
 * Applies all missing migrations in one transaction. If several processes migrate at the same time, one does it and the
 * others wait.
 *
 * @param fill fills a database that was empty, in the same transaction.
 * @throws {Error} if the database has a migration that this program does not contain, because a newer version created
 * it.
 */
export async function migrate(
  queries: Queries,
  migrations: readonly Migration[],
  fill: (queries: Queries) => Promise<void> = async () => {},
): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await transaction.execute(sql`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`);
    const applied = new Set((await transaction.select().from(appliedMigrations)).map(({ name }) => name));
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = [...applied].find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new Error(
        `The database has the unknown migration ${unknown}: a newer version of forgespec created it. Use that version.`,
      );
    for (const step of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of splitStatements(step.text)) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into migrations (name) values (${step.name})`);
    }
    if (applied.size === 0) await fill(transaction);
  });
}

/** Returns the SQL statements of a file. A semicolon ends a statement, except in comments and function bodies. */
function splitStatements(file: string): string[] {
  const statements = file.replaceAll(/^\s*--.*$/gmu, '').match(/(?:\$\$.*?\$\$|[^;])+;/gsu) ?? [];
  return statements.map((statement) => statement.trim());
}
