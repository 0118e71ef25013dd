import type { MergeRequestDiff } from '@forgespec/sdk/types';
import type { FileDiff } from '../../git/diff.ts';

/** The maximum sizes of the diffs in one response. */
const limits = {
  /** The number of files in the list. */
  files: 1000,
  /** The number of files whose diff is included. */
  shownFiles: 100,
  /** The total length of all included diffs, in characters. */
  shownText: 500_000,
  /** The length of the diff of one file, in characters. */
  fileText: 200_000,
} as const;

/**
 * Returns the changed files of a merge request, within the limits above.
 *
 * @param unified true if each diff begins with the file names: the lines `--- a/NAME` and `+++ b/NAME`.
 */
export function diffViews(files: readonly FileDiff[], unified: boolean): MergeRequestDiff[] {
  let shown = 0;
  return files.slice(0, limits.files).map((file, index) => {
    const patch = linesFrom(file.patch, unified);
    const isTooLarge = patch.length > limits.fileText;
    if (!isTooLarge) shown += patch.length;
    const isCollapsed = !isTooLarge && (index >= limits.shownFiles || shown > limits.shownText);
    return {
      old_path: file.oldPath,
      new_path: file.newPath,
      a_mode: modeOf(file.oldMode),
      b_mode: modeOf(file.newMode),
      diff: isTooLarge || isCollapsed ? '' : patch,
      collapsed: isCollapsed,
      too_large: isTooLarge,
      new_file: file.oldMode === noFile,
      renamed_file: file.isRenamed,
      deleted_file: file.newMode === noFile,
      generated_file: isGenerated(file.newPath),
    };
  });
}

/** Returns the diff of a merge request. Omits the files that exceed the limits. */
export function limitRawDiff(text: Buffer): Buffer {
  const files = text.toString('latin1').split(/(?<=\n)(?=diff --git )/u);
  let length = 0;
  const kept = files.filter((file, index) => {
    if (index >= limits.files || file.length > limits.fileText) return false;
    length += file.length;
    return length <= limits.shownText;
  });
  return kept.length === files.length ? text : Buffer.from(kept.join(''), 'latin1');
}

const noFile = '000000';

const modeOf = (mode: string): string => (mode === noFile ? '0' : mode);

/**
 * Returns the patch of one file without the header lines of Git.
 *
 * @param unified true to keep the two lines with the file names.
 */
function linesFrom(patch: string, unified: boolean): string {
  const start = patch.search(unified ? /^(?:--- |Binary files )/mu : /^(?:@@ |Binary files )/mu);
  return start === -1 ? '' : patch.slice(start);
}

/** Returns true if the name of a file is typical of generated files, such as lock files and minified code. */
const isGenerated = (path: string): boolean =>
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|Cargo\.lock|go\.sum|poetry\.lock)$|\.min\.(?:css|js)$/u.test(
    path,
  );
