/** The form of a named enum in TypeScript: a union of literals, or such a union and a constant object with the values. */
export const enumForms = ['union', 'constants'] as const;

export type EnumForm = (typeof enumForms)[number];
