import { boolean, integer, interval, pgTable, text } from '../drizzle-columns.ts';
import { instant } from './columns.ts';

// The tables of the state of the sandbox itself. The API has no resources for this state.

export const clock = pgTable('clock', {
  onlyRow: boolean().primaryKey().default(true),
  ahead: interval().notNull().default('0'),
});

export const generation = pgTable('generation', {
  onlyRow: boolean().primaryKey().default(true),
  name: text().notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  since: instant().notNull(),
  used: integer().notNull(),
});
