import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { type ApiComparison, shown } from './api-comparison.ts';

/**
 * Compares the parts of a description that document the API as a whole: `info`, `tags`, `externalDocs` and extensions.
 */
export function compareTexts(comparison: ApiComparison): void {
  const { report } = comparison;
  const [old, revised] = [comparison.old.document, comparison.new.document];
  const isOther = (a: JsonObject, b: JsonObject, key: string): boolean =>
    comparison.old.textOf(a[key]) !== comparison.new.textOf(b[key]);
  const [info, newInfo] = [infoOf(old), infoOf(revised)];
  if (info['version'] !== newInfo['version']) {
    const message = `The version of the API is different (${shown(info['version'])} → ${shown(newInfo['version'])}).`;
    const spots = { base: { node: info, key: 'version' }, revision: { node: newInfo, key: 'version' } };
    report(null, { id: 'version-changed', level: 'documentation', message, ...spots });
  }
  const keys = (a: JsonObject, b: JsonObject): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const key = keys(info, newInfo).find((name) => name !== 'version' && isOther(info, newInfo, name));
  if (key !== undefined) {
    const spots = { base: { node: info, key }, revision: { node: newInfo, key } };
    report(null, { id: 'documentation-changed', level: 'documentation', message: '`info` differs.', ...spots });
  }
  const other = keys(old, revised).find(
    (name) => (name === 'externalDocs' || name.startsWith('x-')) && isOther(old, revised, name),
  );
  if (other !== undefined) {
    const spots = { base: { node: old, key: other }, revision: { node: revised, key: other } };
    report(null, {
      id: 'documentation-changed',
      level: 'documentation',
      message: `\`${shown(other)}\` differs.`,
      ...spots,
    });
  }
  compareTags(comparison);
}

const infoOf = ({ info }: JsonObject): JsonObject => (isJsonObject(info) ? info : {});

function compareTags({ old, new: revised, report }: ApiComparison): void {
  const [from, to] = [tagsOf(old.document), tagsOf(revised.document)];
  for (const [name, tag] of from) {
    const other = to.get(name);
    if (other === undefined) {
      const message = `The tag \`${shown(name)}\` is no longer listed.`;
      report(null, { id: 'tag-removed', level: 'compatible', message, base: { node: tag } });
    } else if (old.textOf(tag) !== revised.textOf(other)) {
      const message = `The documentation of the tag \`${shown(name)}\` differs.`;
      report(null, {
        id: 'documentation-changed',
        level: 'documentation',
        message,
        base: { node: tag },
        revision: { node: other },
      });
    }
  }
  for (const [name, tag] of to) {
    if (from.has(name)) continue;
    report(null, {
      id: 'tag-added',
      level: 'compatible',
      message: `The tag \`${shown(name)}\` is new.`,
      revision: { node: tag },
    });
  }
}

function tagsOf({ tags }: JsonObject): ReadonlyMap<string, JsonObject> {
  const listed = Array.isArray(tags) ? tags.filter(isJsonObject) : [];
  return new Map(listed.map((tag) => [String(tag['name']), tag]));
}
