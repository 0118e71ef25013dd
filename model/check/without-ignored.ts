import type { Description } from '@forgespec/description/load';
import { catalogue, isCatalogueCode } from '@forgespec/description/diagnostics/catalogue';
import {
  builtInRuleNames,
  createDiagnostics,
  isFault,
  ruleAddress,
  suggestion,
  type Diagnostic,
} from '@forgespec/description/diagnostics';
import { readIgnoreComments, type IgnoreComment } from './read-ignore-comments.ts';

const correctForm = 'Write `# forgespec-ignore CODE: reason`.';

/**
 * Returns the diagnostics that no comment in the description ignores. Comments can ignore the warnings of forgespec. They can also ignore
 * all findings of rules, including errors. Adds a warning for each comment that is not valid or that ignores nothing.
 *
 * @param hasRules true if the rules have run. Otherwise, comments about rules are not reported as unused.
 */
export function withoutIgnored(
  { sources }: Pick<Description, 'sources'>,
  diagnostics: readonly Diagnostic[],
  hasRules: boolean,
): readonly Diagnostic[] {
  const comments = sources.flatMap(readIgnoreComments);
  if (comments.length === 0) return diagnostics;
  const faults = createDiagnostics();
  const hasFaults = diagnostics.some((diagnostic) => isFault(diagnostic) && isCatalogueCode(diagnostic.code));
  const ignored = new Set<Diagnostic>();
  for (const comment of comments) {
    const { code, location } = comment;
    const fault = faultOf(comment);
    if (fault !== undefined) {
      faults.warning('ignore-invalid', fault.message, fault.fix, location);
      continue;
    }
    const found = diagnostics.filter((diagnostic) => isAt(diagnostic, comment));
    for (const diagnostic of found.filter((diagnostic) => !isCatalogueError(diagnostic))) ignored.add(diagnostic);
    if (found.some(isCatalogueError)) {
      faults.warning(
        'ignore-invalid',
        `${code} is an error here, and errors cannot be ignored.`,
        'Correct the error.',
        location,
      );
    } else if (found.length === 0 && !hasFaults && (hasRules || isCatalogueCode(code))) {
      // If there is an error or an assumption, forgespec may omit other findings. The comment may be for an omitted finding, so the comment
      // is not reported as unused.
      faults.warning('ignore-unused', `Line ${comment.line} has no finding ${code}.`, 'Remove the comment.', location);
    }
  }
  return [...diagnostics.filter((diagnostic) => !ignored.has(diagnostic)), ...faults.all];
}

const isAt = ({ code, location }: Diagnostic, comment: IgnoreComment): boolean =>
  code === comment.code && location?.line === comment.line && location.source.path === comment.location.source.path;

/** Returns true for an error that prevents the generation of code. */
const isCatalogueError = ({ code, severity }: Diagnostic): boolean => severity === 'error' && isCatalogueCode(code);

/** Returns the reason why a comment is not valid, and the correction. Returns undefined if the comment is valid. */
function faultOf({ code, reason }: IgnoreComment): { message: string; fix: string } | undefined {
  if (code === '') return { message: 'The comment has no code to ignore.', fix: correctForm };
  // A name with a slash is the name of a plugin's rule.
  if (!isCatalogueCode(code) && ruleAddress(code) === undefined && !code.includes('/')) {
    const near = suggestion(code, [...Object.keys(catalogue), ...builtInRuleNames]);
    const fix = near === undefined ? '`forgespec explain` lists all codes.' : `Did you mean \`${near}\`?`;
    return { message: `There is no code ${JSON.stringify(code)}.`, fix };
  }
  return reason === ''
    ? { message: `The comment does not state why ${code} is ignored.`, fix: correctForm }
    : undefined;
}
