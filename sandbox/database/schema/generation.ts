import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

export const generation = pgTable('generation', {
  onlyRow: boolean().primaryKey().default(true),
  name: text().notNull(),
});
