import type { MergeRequestDiff } from '@forgespec/sdk/types';
import type { FileDiff } from '../../git/diff.ts';

/** The limits on diffs. */
const limits = {
  /** Of files that are listed. */
  files: 1000,
  /** Of files whose diffs are shown. */
  shownFiles: 100,
  /** Of all diffs that are shown together, in characters. */
  shownText: 500_000,
  /** Of the diff of one file, in characters. */
  fileText: 200_000,
} as const;

/** What a merge request changes, file by file, within the limits. @param unified whether the names of the file stand above its diff. */
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

/** As much of the diff of a merge request as the limits allow: whole files. */
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

/** The lines of a patch that tell what changes; those of git above them are left out. */
function linesFrom(patch: string, unified: boolean): string {
  const start = patch.search(unified ? /^(?:--- |Binary files )/mu : /^(?:@@ |Binary files )/mu);
  return start === -1 ? '' : patch.slice(start);
}

/** Files that programs write: lists of locked versions, and code made smaller. */
const isGenerated = (path: string): boolean =>
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|Cargo\.lock|go\.sum|poetry\.lock)$|\.min\.(?:css|js)$/u.test(
    path,
  );
