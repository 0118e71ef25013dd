import { boolean, interval, pgTable } from '../drizzle-columns.ts';

export const clock = pgTable('clock', {
  onlyRow: boolean().primaryKey().default(true),
  ahead: interval().notNull().default('0'),
});
