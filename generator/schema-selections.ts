/** The schemas for which types and validators are generated: those that operations, callbacks and webhooks use, or all. */
export const schemaSelections = ['reached', 'all'] as const;
export type SchemaSelection = (typeof schemaSelections)[number];
