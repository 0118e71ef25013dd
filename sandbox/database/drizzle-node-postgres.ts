import { createRequire } from 'node:module';
import type * as Driver from 'drizzle-orm/node-postgres';

// The reason for `require` is in `drizzle.ts`.
export const { drizzle }: typeof Driver = createRequire(import.meta.url)('drizzle-orm/node-postgres');
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
