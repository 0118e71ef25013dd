import { openPglite } from './sandbox/database/open-pglite.ts';
import { migrate, readMigrations } from './sandbox/database/migrate.ts';
import * as schema from './sandbox/database/schema/index.ts';
import { is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
const t=performance.now();
const db = await openPglite(undefined);
console.log(performance.now()-t);
await migrate(db.queries, readMigrations());
console.log(performance.now()-t);
for (const x of Object.values(schema)) if (is(x, PgTable)) { await db.queries.select().from(x as never); }
console.log('ok',performance.now()-t);
await db.close();
