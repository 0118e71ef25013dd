import { changelogHeadings } from './changelog-heading.ts';
import { unreleased } from './changelog-entry.ts';
import { compareVersions, parseVersion } from './semantic-version.ts';

/** The beginning of a new changelog. */
export const changelogStart = `# Changelog

This file follows [Keep a Changelog](https://keepachangelog.com/en/1.1.0/), and the versions follow
[Semantic Versioning](https://semver.org/).
`;

/**
 * A section of a Markdown file. It consists of a heading, the lines below the heading, and nested sections. For example, a section that
 * begins with `##` contains the sections that begin with `###`.
 */
interface Section {
  /** The line of the heading. Undefined for the section that contains the whole file. */
  readonly heading: string | undefined;
  readonly lines: string[];
  readonly parts: Section[];
}

/**
 * Adds an entry to a changelog. If the changelog already has an entry of the same version, the function adds the new lines to the existing
 * entry. Otherwise the entry is inserted before the entries of lower versions, and after the entry `Unreleased`. All existing lines stay,
 * in the same order. There is one exception: if the inserted entry and the entry `Unreleased` contain the same item, the item is removed
 * from `Unreleased`.
 *
 * @param file the text of the changelog. For a new changelog, the text is empty.
 * @param entry the entry as Markdown, which begins with a heading of level 2.
 */
export function withEntry(file: string, entry: string): string {
  const lineEnd = file.includes('\r\n') ? '\r\n' : '\n';
  const text = (file.trim() === '' ? changelogStart : file).replaceAll('\r\n', '\n');
  const root = parseSections(text.split('\n'), 2);
  const [added] = parseSections(entry.trimEnd().split('\n'), 2).parts;
  if (added === undefined) return file;
  const same = root.parts.find(({ heading }) => titleOf(heading) === titleOf(added.heading));
  if (same !== undefined) mergeSections(same, added, 3);
  else {
    const index = root.parts.findIndex(({ heading }) => isAfter(titleOf(added.heading), titleOf(heading)));
    insertPart(root, added, index < 0 ? root.parts.length : index);
    const pending = root.parts.find(({ heading }) => titleOf(heading) === unreleased.toLowerCase());
    if (pending !== undefined && pending !== added) removeItems(pending, added);
  }
  return linesOf(root).join('\n').replace(/\n*$/u, '\n').replaceAll('\n', lineEnd);
}

/**
 * Splits lines into sections at the headings of a level, and splits each section at the headings of the next level. A line in a code block
 * or in a comment is never a heading.
 */
function parseSections(lines: readonly string[], level: number, heading?: string): Section {
  const section: Section = { heading, lines: [], parts: [] };
  const inner: { heading: string; lines: string[] }[] = [];
  const blocks = new MarkdownBlocks();
  for (const line of lines) {
    const isInBlock = blocks.containsNext(line);
    if (!isInBlock && line.startsWith(`${'#'.repeat(level)} `)) inner.push({ heading: line, lines: [] });
    else (inner.at(-1)?.lines ?? section.lines).push(line);
  }
  section.parts.push(...inner.map((part) => parseSections(part.lines, level + 1, part.heading)));
  return section;
}

/** The code blocks and comments of a Markdown text, which is read line by line. */
class MarkdownBlocks {
  /** The characters that began the current code block. */
  #fence: string | undefined;
  #isComment = false;

  /** Returns true if a code block or a comment began before the line, and has not ended. Each call reads one line. */
  containsNext(line: string): boolean {
    const isInBlock = this.#fence !== undefined || this.#isComment;
    if (!this.#isComment) this.#readFence(line);
    if (this.#fence === undefined)
      this.#isComment = (this.#isComment || line.includes('<!--')) && !line.includes('-->');
    return isInBlock;
  }

  #readFence(line: string): void {
    const mark = /^ {0,3}(?<mark>`{3,}|~{3,})/u.exec(line)?.groups?.['mark'];
    if (mark === undefined) return;
    if (this.#fence === undefined) this.#fence = mark;
    else if (mark.startsWith(this.#fence)) this.#fence = undefined;
  }
}

function linesOf({ heading, lines, parts }: Section): readonly string[] {
  return [...(heading === undefined ? [] : [heading]), ...lines, ...parts.flatMap(linesOf)];
}

/**
 * Returns the first word of a heading in lower case. Usually, the word is a version. Example: `1.2.0` for `## [v1.2.0](…) - 2026-11-23`.
 */
function titleOf(heading = ''): string {
  const [first = ''] = heading
    .replace(/^#+\s*/u, '')
    .replace(/^\[(?<title>[^\]]*)\].*$/u, '$<title>')
    .split(/\s+/u);
  return first.replace(/^v(?=\d)/u, '').toLowerCase();
}

/** Returns true if a new entry must be inserted before an existing entry. `title` is the title of the new entry. */
function isAfter(title: string, existing: string): boolean {
  if (existing === unreleased.toLowerCase()) return false;
  const [version, other] = [parseVersion(title), parseVersion(existing)];
  // If one of the versions cannot be compared, the new entry comes first, because the newest entry of a changelog is at the top.
  return version === undefined || other === undefined || compareVersions(version, other) > 0;
}

/** Inserts a section, with one empty line before and after the section. Definitions of links at the end of the file stay at the end. */
function insertPart(parent: Section, added: Section, index: number): void {
  const before = parent.parts[index - 1];
  const { lines } = before === undefined ? parent : deepest(before);
  const definitions = index === parent.parts.length ? takeDefinitions(lines) : [];
  endWithEmptyLine(lines);
  const end = deepest(added);
  endWithEmptyLine(end.lines);
  end.lines.push(...definitions);
  parent.parts.splice(index, 0, added);
}

const deepest = (section: Section): Section => {
  const last = section.parts.at(-1);
  return last === undefined ? section : deepest(last);
};

function endWithEmptyLine(lines: string[]): void {
  while (lines.length > 1 && lines.at(-1) === '' && lines.at(-2) === '') lines.pop();
  if (lines.at(-1) !== '') lines.push('');
}

/** Removes the definitions of links, such as `[1.0.0]: https://…`, from the end of the lines. Returns these definitions. */
function takeDefinitions(lines: string[]): string[] {
  const end = lines.findLastIndex((line) => line !== '' && !/^\[[^\]]+\]:\s/u.test(line));
  const found = lines.slice(end + 1).filter((line) => line !== '');
  if (found.length > 0) lines.splice(end + 1);
  return found;
}

/** Compares two sections, and adds to `existing` each list item and each nested section that only `added` has. */
function mergeSections(existing: Section, added: Section, level: number): void {
  const known = new Set(existing.lines);
  const missing = itemsOf(added.lines).filter(({ lines: [first = ''] }) => !known.has(first));
  if (missing.length > 0) {
    const definitions = takeDefinitions(existing.lines);
    while (existing.lines.at(-1) === '') existing.lines.pop();
    const isList = existing.lines.some((line) => line.startsWith('- '));
    existing.lines.push(...(isList ? [] : ['']), ...missing.flatMap(({ lines }) => lines), '', ...definitions);
  }
  for (const part of added.parts) {
    const same = existing.parts.find(({ heading }) => heading?.trim() === part.heading);
    if (same !== undefined) mergeSections(same, part, level + 1);
    else insertPart(existing, part, positionOf(part, existing.parts, level));
  }
}

/**
 * Removes from `section` each item that `moved` has under the same heading. If a heading has no content afterwards, the heading is removed
 * too.
 */
function removeItems(section: Section, moved: Section): void {
  const known = new Set(itemsOf(moved.lines).map(({ lines }) => lines.join('\n')));
  // The last item is removed first, so that the indices of the other items stay the same.
  for (const { lines, start, end } of itemsOf(section.lines).toReversed()) {
    if (known.has(lines.join('\n'))) section.lines.splice(start, end - start);
  }
  for (const part of section.parts.toReversed()) {
    const same = moved.parts.find(({ heading }) => heading === part.heading?.trim());
    if (same === undefined) continue;
    removeItems(part, same);
    if (
      linesOf(part)
        .slice(1)
        .every((line) => line.trim() === '')
    )
      section.parts.splice(section.parts.indexOf(part), 1);
  }
}

/** An item of a list. It consists of its first line and its nested lines. */
interface Item {
  /** The lines of the item, without empty lines. */
  readonly lines: string[];
  /** The index of the first line. */
  readonly start: number;
  /** The index after the last line. */
  end: number;
}

/** Splits the lines of a list into its items. Lines outside the items are left out. */
function itemsOf(lines: readonly string[]): Item[] {
  const items: Item[] = [];
  for (const [index, line] of lines.entries()) {
    const last = items.at(-1);
    if (line.startsWith('- ')) items.push({ lines: [line], start: index, end: index + 1 });
    else if (last !== undefined && /^\s+\S/u.test(line)) {
      last.lines.push(line);
      last.end = index + 1;
    }
  }
  return items;
}

/**
 * Returns the index at which a new section is inserted. Sections such as `Added` are in the order of Keep a Changelog, and the sections
 * inside them are sorted by heading.
 */
function positionOf({ heading = '' }: Section, parts: readonly Section[], level: number): number {
  const rank = (text: string): number => changelogHeadings.findIndex((name) => text.trim() === `### ${name}`);
  const isBefore = (other = ''): boolean => (level === 3 ? rank(heading) < rank(other) : heading < other);
  const index = parts.findIndex((part) => isBefore(part.heading));
  return index < 0 ? parts.length : index;
}
