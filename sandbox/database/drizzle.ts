// Node parses the `package.json` of a package again for each module that imports the package. The one of Drizzle is so
// large that the imports of all modules of the sandbox would take a tenth of the time of its start. So only this module
// and `drizzle-columns.ts` import its main entries.
export * from 'drizzle-orm';
