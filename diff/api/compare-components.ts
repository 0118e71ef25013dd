import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import type { DescriptionSide } from '../description/open-side.ts';
import { type ApiComparison, shown } from './api-comparison.ts';
import { compareScheme } from './compare-scheme.ts';

/**
 * Compares the security schemes, and the names of the schemas. All other components are compared together with the
 * operations that use them.
 */
export function compareComponents(comparison: ApiComparison): void {
  const { report } = comparison;
  const [old, revised] = [componentsOf(comparison.old, 'schemas'), componentsOf(comparison.new, 'schemas')];
  for (const name of Object.keys(old).filter((known) => revised[known] === undefined)) {
    const message = `The schema \`${shown(name)}\` of the components is gone, and its generated type is gone too.`;
    report(null, { id: 'component-removed', level: 'compatible', message, base: { node: old, key: name } });
  }
  for (const name of Object.keys(revised).filter((known) => old[known] === undefined)) {
    const message = `The schema \`${shown(name)}\` of the components is new.`;
    report(null, { id: 'component-added', level: 'documentation', message, revision: { node: revised, key: name } });
  }
  compareSecuritySchemes(comparison);
}

const componentsOf = ({ document }: DescriptionSide, kind: string): JsonObject => {
  const { components } = document;
  const found = isJsonObject(components) ? components[kind] : undefined;
  return isJsonObject(found) ? found : {};
};

function compareSecuritySchemes(comparison: ApiComparison): void {
  const { report } = comparison;
  const kind = 'securitySchemes';
  const [old, revised] = [componentsOf(comparison.old, kind), componentsOf(comparison.new, kind)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(revised)])) {
    const [from, to] = [comparison.old.objectAt(old[name]), comparison.new.objectAt(revised[name])];
    const words = `The security scheme \`${shown(name)}\``;
    if (from === undefined) {
      report(null, {
        id: 'security-scheme-added',
        level: 'compatible',
        message: `${words} is new.`,
        revision: { node: revised, key: name },
      });
    } else if (to === undefined) {
      // This change is compatible. If an operation required the scheme, the operation now has a different `security`,
      // which is reported as a change of the operation.
      report(null, {
        id: 'security-scheme-removed',
        level: 'compatible',
        message: `${words} is gone.`,
        base: { node: old, key: name },
      });
    } else compareScheme(words, from, to, comparison);
  }
}
