import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { project, root } from './room.ts';

/** A tag of the description whose text is a guide. `x-traitTag` makes it a page of its own. */
export interface GuideTag {
  readonly name: string;
  readonly 'x-traitTag': true;
  readonly description: string;
}

/** Returns a tag for each guide in `docs/`, so that the reference of our API has a page for each of them. */
export function guideTags(): readonly GuideTag[] {
  const guides = globSync('docs/*.md', { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const titles = new Map(guides.map(({ path, text }) => [path, titleOf(text)]));
  return guides.map(({ path, text }) => ({
    name: titleOf(text),
    'x-traitTag': true,
    description: siteLinks(text.slice(text.indexOf('\n')), path, titles).trim(),
  }));
}

const titleOf = (text: string): string => /^# (.+)$/mu.exec(text)?.[1] ?? '';

/**
 * Replaces the relative links in a guide: a link to another guide leads to its page, and a link to another file leads to the repository.
 *
 * @param path the path of the guide, relative to the root of the repository.
 * @param titles the titles of all guides, by path.
 */
export function siteLinks(text: string, path: string, titles: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/gu, (_, target: string, anchor = '') => {
    const file = posix.normalize(posix.join(posix.dirname(path), target));
    const title = titles.get(file);
    if (title !== undefined) return `](<#tag/${title}>)`;
    return `](${project.homepage.replace(/#.*$/u, '')}/blob/main/${file}${anchor})`;
  });
}
