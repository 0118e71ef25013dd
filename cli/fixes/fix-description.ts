import { Lexer } from 'yaml';
import { isFetched, type Diagnostic, type SourceFile } from '@forgespec/description/diagnostics';
import { fileReader, textOffsetOf, type SourceReader } from '@forgespec/description/load';
import { checkDescription, type CheckOptions } from '@forgespec/model/check';
import { fixCandidates } from './fix-forms.ts';
import { editText, type TextEdit } from './text-edit.ts';

/** The result of fixing a description. Nothing is written. */
export interface FixedDescription {
  /** A map from the path of each changed file to its texts. The line ends of both texts are `\n`. */
  readonly files: ReadonlyMap<string, { readonly before: string; readonly after: string }>;
  /** The problems that were fixed. */
  readonly fixed: readonly Diagnostic[];
  /** The problems of the fixed description. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The texts of changed files, by path. */
type Texts = ReadonlyMap<string, SourceFile>;

/** The edits of one file that fix a problem. */
export interface DiagnosticFix {
  readonly diagnostic: Diagnostic;
  readonly source: SourceFile;
  readonly edits: readonly TextEdit[];
}

/**
 * Fixes the problems of a description whose fix is an edit at the source location. Each edit is checked: the problem must be gone, there must
 * be no new problem, and all comments must still be there. Otherwise the edit is not used. The rest of the files stays as it is.
 */
export async function fixDescription(options: CheckOptions): Promise<FixedDescription> {
  const before = new Map<string, string>();
  const fixed: Diagnostic[] = [];
  let texts: Texts = new Map();
  let { diagnostics } = await checkDescription(options);
  const unfixable = new Set<string>();
  for (;;) {
    const fixable = diagnostics.filter((diagnostic) => !unfixable.has(keyOf(diagnostic)) && isEditable(diagnostic));
    const attempt = await firstSuccess(options, texts, diagnostics, fixable, unfixable);
    if (attempt === undefined) break;
    for (const { source } of attempt.fixes) before.set(source.path, before.get(source.path) ?? source.text);
    fixed.push(...attempt.fixes.map(({ diagnostic }) => diagnostic));
    ({ texts, diagnostics } = attempt);
  }
  const files = [...texts.values()].map(
    ({ path, text }) => [path, { before: before.get(path) ?? text, after: text }] as const,
  );
  return { files: new Map(files), fixed, diagnostics };
}

/** Returns the edits that fix one problem, after checking them. Returns undefined if no edit fixes the problem. */
export async function fixOf(
  diagnostic: Diagnostic,
  diagnostics: readonly Diagnostic[],
  options: CheckOptions,
): Promise<DiagnosticFix | undefined> {
  const attempt = await bestAttempt(options, new Map(), diagnostics, diagnostic);
  return attempt?.fixes[0];
}

interface Attempt {
  readonly fixes: readonly DiagnosticFix[];
  readonly texts: Texts;
  readonly diagnostics: readonly Diagnostic[];
}

/** Tries to fix all problems at once, and then one after the other, until a check accepts the result. */
async function firstSuccess(
  options: CheckOptions,
  texts: Texts,
  diagnostics: readonly Diagnostic[],
  fixable: readonly Diagnostic[],
  unfixable: Set<string>,
): Promise<Attempt | undefined> {
  if (fixable.length > 1 && fixable.every((diagnostic) => !isSyntax(diagnostic))) {
    const fixes = fixable.flatMap((diagnostic) => candidatesOf(diagnostic).slice(0, 1));
    const all = await tryFixes(options, texts, diagnostics, fixes);
    if (all !== undefined) return all;
  }
  for (const diagnostic of fixable) {
    const attempt = await bestAttempt(options, texts, diagnostics, diagnostic);
    if (attempt !== undefined) return attempt;
    unfixable.add(keyOf(diagnostic));
  }
  return undefined;
}

/** Tries the candidates of one problem. A syntax error hides other problems, so the candidate that leaves the fewest problems is used. */
async function bestAttempt(
  options: CheckOptions,
  texts: Texts,
  diagnostics: readonly Diagnostic[],
  diagnostic: Diagnostic,
): Promise<Attempt | undefined> {
  const attempts: Attempt[] = [];
  for (const fix of candidatesOf(diagnostic)) {
    const attempt = await tryFixes(options, texts, diagnostics, [fix]);
    if (attempt === undefined) continue;
    attempts.push(attempt);
    if (!isSyntax(diagnostic)) break;
  }
  const [first, ...others] = attempts;
  return others.reduce(
    (best, each) =>
      best === undefined || each.diagnostics.filter(isProblem).length < best.diagnostics.filter(isProblem).length
        ? each
        : best,
    first,
  );
}

async function tryFixes(
  options: CheckOptions,
  texts: Texts,
  before: readonly Diagnostic[],
  fixes: readonly DiagnosticFix[],
): Promise<Attempt | undefined> {
  const changed = new Map(texts);
  for (const [path, ofFile] of Map.groupBy(fixes, ({ source }) => source.path)) {
    const [{ source } = { source: undefined }] = ofFile;
    if (source === undefined) continue;
    const text = editText(
      source.text,
      ofFile.flatMap(({ edits }) => edits),
    );
    if (text === source.text || !hasSameComments(source.text, text)) return undefined;
    changed.set(path, { ...source, text });
  }
  const { diagnostics } = await checkDescription({ ...options, reader: readerWithTexts(changed, options.reader) });
  const isSound =
    fixes.length === 1 && fixes[0] !== undefined && isSyntax(fixes[0].diagnostic)
      ? isSyntaxFixed(fixes[0], diagnostics)
      : isFixed(fixes, before, diagnostics);
  return isSound ? { fixes, texts: changed, diagnostics } : undefined;
}

/** Returns a reader that reads the changed files from memory. */
export const readerWithTexts = (texts: Texts, reader: SourceReader = fileReader): SourceReader => ({
  ...reader,
  read: async (path) => texts.get(path) ?? reader.read(path),
});

const isSyntax = ({ code }: Diagnostic): boolean => code === 'yaml-syntax' || code === 'indentation-invalid';

const isProblem = ({ severity }: Diagnostic): boolean => severity !== 'note';

/** Returns true if the next syntax error of the file, if any, is after the fixed one. */
function isSyntaxFixed({ diagnostic, source }: DiagnosticFix, after: readonly Diagnostic[]): boolean {
  const { line = 0, column = 0 } = diagnostic.location ?? {};
  return !after.some(
    (each) =>
      isSyntax(each) &&
      each.location?.source.path === source.path &&
      (each.location.line < line || (each.location.line === line && each.location.column <= column + 1)),
  );
}

/** Returns true if the problems of the fixes are gone, and no problem is new. */
function isFixed(
  fixes: readonly DiagnosticFix[],
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): boolean {
  const [old, found] = [countsOf(before), countsOf(after)];
  for (const { diagnostic } of fixes) old.set(keyOf(diagnostic), (old.get(keyOf(diagnostic)) ?? 0) - 1);
  const isGone = ({ diagnostic }: DiagnosticFix): boolean =>
    (found.get(keyOf(diagnostic)) ?? 0) <= (old.get(keyOf(diagnostic)) ?? 0);
  // A note may be new: a name that is corrected can be the name of another part, too.
  const isOld = (each: Diagnostic): boolean => (found.get(keyOf(each)) ?? 0) <= (old.get(keyOf(each)) ?? 0);
  const isAllowed = (each: Diagnostic): boolean =>
    isOld(each) || (fixes.every(isCorrectedName) && !isInEdit(each, fixes));
  return fixes.every(isGone) && after.filter(isProblem).every(isAllowed);
}

/** Returns true if a fix corrects a name. The part with the correct name is checked now, so that it can have problems of its own. */
const isCorrectedName = ({ diagnostic: { fix = '' } }: DiagnosticFix): boolean => fix.startsWith('Did you mean');

/** Returns true if a problem is in a line that a fix has changed. */
const isInEdit = ({ location }: Diagnostic, fixes: readonly DiagnosticFix[]): boolean =>
  location === undefined ||
  fixes.some(
    ({ source, diagnostic }) => source.path === location.source.path && diagnostic.location?.line === location.line,
  );

function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) counts.set(keyOf(diagnostic), (counts.get(keyOf(diagnostic)) ?? 0) + 1);
  return counts;
}

/** Returns a key that stays the same if other lines are edited. */
const keyOf = ({ code, message, location }: Diagnostic): string =>
  JSON.stringify([code, message.replaceAll(/\bline \d+/gu, 'line'), location?.source.path]);

const isEditable = (diagnostic: Diagnostic): boolean => candidatesOf(diagnostic).length > 0;

function candidatesOf(diagnostic: Diagnostic): readonly DiagnosticFix[] {
  const { location, fix, message } = diagnostic;
  if (location === undefined || fix === undefined || isFetched(location.source.path)) return [];
  const { source, length } = location;
  const start = textOffsetOf(location);
  const context = { text: source.text, start, end: start + length, message };
  return fixCandidates(fix, context).map((edits) => ({ diagnostic, source, edits }));
}

/** Returns true if a text has the same comments as before, in the same order. */
const hasSameComments = (before: string, after: string): boolean =>
  JSON.stringify(commentsOf(before)) === JSON.stringify(commentsOf(after));

const commentsOf = (text: string): string[] => [...new Lexer().lex(text)].filter((lexeme) => lexeme.startsWith('#'));
