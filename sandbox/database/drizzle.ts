// Node parses the `package.json` of a package again for each module that imports the package. The `package.json` of
// Drizzle is large. If all modules of the sandbox imported Drizzle, these imports would take a tenth of the start time
// of the sandbox. So only this module and `drizzle-columns.ts` import the main entries of Drizzle.
export * from 'drizzle-orm';
