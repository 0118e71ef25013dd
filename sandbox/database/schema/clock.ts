import { boolean, interval, pgTable } from 'drizzle-orm/pg-core';

export const clock = pgTable('clock', {
  onlyRow: boolean().primaryKey().default(true),
  ahead: interval().notNull().default('0'),
});
