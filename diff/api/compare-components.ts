import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import type { DescriptionSide } from '../description/open-side.ts';
import { type ApiComparison, shown } from './api-comparison.ts';

/** Compares the components that have a meaning without an operation: the names of schemas, and the security schemes. */
export function compareComponents(comparison: ApiComparison): void {
  const { report } = comparison;
  const [old, revised] = [componentsOf(comparison.old, 'schemas'), componentsOf(comparison.new, 'schemas')];
  for (const name of Object.keys(old).filter((known) => revised[known] === undefined)) {
    const message = `The schema \`${shown(name)}\` of the components is gone, and its generated type too.`;
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
      // Operations that need the scheme report that their requirement is gone.
      report(null, {
        id: 'security-scheme-removed',
        level: 'compatible',
        message: `${words} is gone.`,
        base: { node: old, key: name },
      });
    } else compareScheme(words, from, to, comparison);
  }
}

/** The fields that decide how a caller sends credentials. */
const fields = ['type', 'in', 'name', 'scheme'];

function compareScheme(words: string, old: JsonObject, revised: JsonObject, { report, ...sides }: ApiComparison): void {
  const spots = (key?: string) => ({ base: { node: old, key }, revision: { node: revised, key } });
  const isOther = (key: string): boolean => fieldText(old[key]) !== fieldText(revised[key]);
  const field = fields.find(isOther);
  if (field !== undefined) {
    const change = `${shown(old[field] ?? 'none')} → ${shown(revised[field] ?? 'none')}`;
    const message = `${words} has another \`${field}\` (${change}), so credentials in the old form are not accepted.`;
    report(null, { id: 'security-scheme-changed', level: 'breaking', message, ...spots(field) });
    return;
  }
  const [flows, newFlows] = [scopesOf(old), scopesOf(revised)];
  for (const scope of [...flows].filter((name) => !newFlows.has(name))) {
    const message = `${words} no longer declares the scope \`${shown(scope)}\`.`;
    report(null, { id: 'security-scheme-scope-removed', level: 'compatible', message, ...spots('flows') });
  }
  for (const scope of [...newFlows].filter((name) => !flows.has(name))) {
    const message = `${words} declares the further scope \`${shown(scope)}\`.`;
    report(null, { id: 'security-scheme-scope-added', level: 'compatible', message, ...spots('flows') });
  }
  const isSame = sides.old.textOf(old) === sides.new.textOf(revised);
  if (isSame || [...flows].join() !== [...newFlows].join()) return;
  const isDocumentation = ['flows', 'openIdConnectUrl', 'bearerFormat'].every(
    (key) => sides.old.textOf(old[key]) === sides.new.textOf(revised[key]),
  );
  const level = isDocumentation ? 'documentation' : 'compatible';
  report(null, { id: 'security-scheme-changed', level, message: `${words} has other texts or URLs.`, ...spots() });
}

const fieldText = (value: unknown): string => String(value).toLowerCase();

function scopesOf({ flows }: JsonObject): ReadonlySet<string> {
  if (!isJsonObject(flows)) return new Set();
  return new Set(
    Object.entries(flows).flatMap(([name, flow]) =>
      isJsonObject(flow) && isJsonObject(flow['scopes'])
        ? Object.keys(flow['scopes']).map((scope) => `${name}: ${scope}`)
        : [],
    ),
  );
}
