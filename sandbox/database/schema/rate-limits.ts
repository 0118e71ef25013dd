import { integer, pgTable, text } from '../drizzle-columns.ts';
import { instant } from './columns.ts';

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  since: instant().notNull(),
  used: integer().notNull(),
});
