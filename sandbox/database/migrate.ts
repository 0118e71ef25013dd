import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { readdirSync, readFileSync } from 'node:fs';
import type { Queries } from './database.ts';

/** A step from one version of the database to the next. */
export interface Migration {
  /** `0003-projects`; its order is that of the names. */
  readonly name: string;
  readonly text: string;
}

/** All steps, in order. */
export function readMigrations(): Migration[] {
  const folder = new URL('migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), text: readFileSync(new URL(file, folder), 'utf8') }));
}

const appliedMigrations = pgTable('migrations', { name: text().primaryKey() });

/** Any number will do, as long as it is always the same one. */
const migrationLock = 4_711_001;

/**
 * Brings a database to the newest version: all of the steps that it lacks, or none. Of several processes that try at once, one does
 * it and the others wait.
 *
 * @param fill what else is done to a database that was empty, in the same transaction.
 * @throws {Error} when the database has had a step that is not known here: it is newer than this program.
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
      throw new Error(`The database has had the migration ${unknown}: a newer forgespec made it.`);
    for (const step of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of splitStatements(step.text)) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into migrations (name) values (${step.name})`);
    }
    if (applied.size === 0) await fill(transaction);
  });
}

/** The statements of a file. A semicolon ends one, unless it is part of a comment or of the body of a function. */
function splitStatements(file: string): string[] {
  const statements = file.replaceAll(/^--.*$/gmu, '').match(/(?:\$\$.*?\$\$|[^;])+;/gsu) ?? [];
  return statements.map((statement) => statement.trim());
}
