import { stringLiteral } from '../../../code/literal.ts';

/** Returns the expression for a property of a variable: `query.page`, `query['ids[]']`. */
export const propertyAccess = (variable: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/u.test(name) && name !== '__proto__'
    ? `${variable}.${name}`
    : `${variable}[${stringLiteral(name)}]`;
