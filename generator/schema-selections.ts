/**
 * The schemas for which types and validators are generated: the schemas that operations, callbacks and webhooks use (`reached`), or all
 * schemas.
 */
export const schemaSelections = ['reached', 'all'] as const;
export type SchemaSelection = (typeof schemaSelections)[number];
