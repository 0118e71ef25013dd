import { boolean, pgTable, text } from '../drizzle-columns.ts';

export const generation = pgTable('generation', {
  onlyRow: boolean().primaryKey().default(true),
  name: text().notNull(),
});
