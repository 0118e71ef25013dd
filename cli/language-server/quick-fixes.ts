import { CodeActionKind, type CodeAction } from 'vscode-languageserver';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import type { CheckOptions } from '@forgespec/model/check';
import { fixOf } from '../fixes/fix-description.ts';
import type { EditedLines } from './check-thread.ts';
import { editorDiagnostic, type EditedCheck } from './description-check.ts';
import { rangeBetween, uriOfPath } from './text-positions.ts';

/**
 * Returns the actions that correct the problems in some lines of a file.
 *
 * @param isCanceled returns true if the result is not needed any more. Each fix is checked, which takes as long as a check.
 */
export async function quickFixes(
  { path, first, last }: EditedLines,
  check: EditedCheck,
  isCanceled: () => boolean,
): Promise<CodeAction[]> {
  const all = await check.diagnostics();
  const found: CodeAction[] = [];
  for (const diagnostic of all) {
    const line = (diagnostic.location?.line ?? 0) - 1;
    if (diagnostic.location?.source.path !== path || line < first || line > last || isCanceled()) continue;
    found.push(...(await quickFix(diagnostic, all, check.options)));
  }
  return found;
}

/** Returns the edit that corrects a problem, as an action of the editor. Returns an empty list if no edit is certain to correct it. */
async function quickFix(
  diagnostic: Diagnostic,
  all: readonly Diagnostic[],
  options: CheckOptions,
): Promise<CodeAction[]> {
  const fix = await fixOf(diagnostic, all, options);
  if (fix === undefined) return [];
  const { path, text } = fix.source;
  return [
    {
      title: diagnostic.fix ?? diagnostic.code,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [editorDiagnostic(diagnostic)],
      edit: {
        changes: {
          [uriOfPath(path)]: fix.edits.map((edit) => ({
            range: rangeBetween(text, edit.start, edit.end),
            newText: edit.text,
          })),
        },
      },
    },
  ];
}
