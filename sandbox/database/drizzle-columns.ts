// The reason for this module is in `drizzle.ts`.
export * from 'drizzle-orm/pg-core';
