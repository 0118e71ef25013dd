import { sql } from './drizzle.ts';
import { pgTable, text } from './drizzle-columns.ts';
import { readdirSync, readFileSync } from 'node:fs';
import type { Queries } from './database.ts';
import { DatabaseStartError } from './database-start-error.ts';

/** A step from one version of the database schema to the next. */
export interface Migration {
  /** The name: `0003-projects`. Migrations are applied in the order of their names. */
  readonly name: string;
  readonly text: string;
}

/** Returns all migrations, in the order in which they are applied. */
export function readMigrations(): Migration[] {
  const folder = new URL('migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -'.sql'.length), text: readFileSync(new URL(file, folder), 'utf8') }));
}

const appliedMigrations = pgTable('migrations', { name: text().primaryKey() });

/** The number of the advisory lock. It is arbitrary, but must never change. */
const migrationLock = 4_711_001;

/**
 * Applies all missing migrations in one transaction. If several processes call this function at the same time, one of
 * them applies the migrations, and the others wait.
 *
 * @param fill fills an empty database, in the same transaction. Not called for other databases.
 * @throws {DatabaseStartError} if a newer version of the program has applied a migration that this program does not contain.
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
      throw new DatabaseStartError(
        `The database has the unknown migration ${unknown}: a newer version of forgespec created it. Use that version.`,
      );
    for (const step of migrations.filter(({ name }) => !applied.has(name))) {
      for (const statement of splitStatements(step.text)) await transaction.execute(sql.raw(statement));
      await transaction.execute(sql`insert into migrations (name) values (${step.name})`);
    }
    if (applied.size === 0) await fill(transaction);
  });
}

/**
 * Splits a file into SQL statements. A semicolon ends a statement. Semicolons in comments and function bodies do not
 * count.
 */
function splitStatements(file: string): string[] {
  const statements = file.replaceAll(/^\s*--.*$/gmu, '').match(/(?:\$\$.*?\$\$|[^;])+;/gsu) ?? [];
  return statements.map((statement) => statement.trim());
}
