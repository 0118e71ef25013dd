import { createRequire } from 'node:module';
import type * as Driver from 'drizzle-orm/pglite';

// The reason for `require` is in `drizzle.ts`.
export const { drizzle }: typeof Driver = createRequire(import.meta.url)('drizzle-orm/pglite');
