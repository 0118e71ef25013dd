import { loadDescription, type Description, type ReadingOptions } from '@forgespec/description/load';
import { reportSecondOpinion } from '@forgespec/description/report-structure';
import {
  createDiagnostics,
  type Diagnostic,
  type Diagnostics,
  type SeverityChoices,
  type SourceFile,
} from '@forgespec/description/diagnostics';
import { givenFilesOf, hasRules, runRules, type ParsedFile, type RuleOptions } from '@forgespec/description/lint';
import { combinedFindings } from './combined-findings.ts';
import { inspectDescription } from './inspect-description.ts';
import type { ReservedNames } from '../names/reserved-names.ts';

export interface CheckOptions
  extends Omit<RuleOptions, 'given' | 'parsed' | 'remotes'>, Pick<SeverityChoices, 'strict'>, ReadingOptions {
  /** The names that generated code already uses. */
  readonly reservedNames: ReservedNames;
}

/** The result of all checks of a description. */
export interface DescriptionCheck {
  /** All problems, sorted by source location. A problem is omitted if it is probably a consequence of another problem. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * `none`: the user has configured no rules of Redocly. `refused`: the rules did not run, because the checks of forgespec find an error or
   * make an assumption (see `isFault`).
   */
  readonly rules: 'none' | 'refused' | 'run';
}

/** A loaded description, and the problems that all checks except the rules have found. */
export interface OwnCheck {
  /** Undefined if no document could be read from the files. */
  readonly description: Description | undefined;
  readonly diagnostics: Diagnostics;
  /** A map from the path or URL of each file of the description to the parsed file. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
}

/**
 * Checks the syntax, the references and the structure of a description, and everything that the generator needs. If these checks find no
 * error and make no assumption, also runs the rules of Redocly and of Redocly plugins that the user has configured. These rules expect a
 * valid description.
 */
export const checkDescription = async (options: CheckOptions): Promise<DescriptionCheck> =>
  withRules(await checkWithoutRules(options), options);

/** Loads a description, and runs all checks except the rules. */
export async function checkWithoutRules(options: CheckOptions): Promise<OwnCheck> {
  const loading = createDiagnostics();
  const parsed = new Map<string, ParsedFile>();
  const onParsed = (source: SourceFile, value: unknown) => parsed.set(source.path, { source, value });
  const description = await loadDescription(options.spec, loading, { ...options, onParsed });
  if (description === undefined) return { description, diagnostics: loading, parsed };
  const { diagnostics } = inspectDescription(description, loading.all, options.reservedNames);
  await reportSecondOpinion(description, diagnostics);
  return { description, diagnostics, parsed };
}

/** Runs the configured rules if the other checks have found no error and made no assumption. Returns all problems. */
export async function withRules(
  { description, diagnostics, parsed }: OwnCheck,
  options: CheckOptions,
): Promise<DescriptionCheck> {
  const without = hasRules(options) ? 'refused' : 'none';
  if (description === undefined) return { diagnostics: diagnostics.all, rules: without };
  const isAsRead = options.reader === undefined && description.overlaid.size === 0;
  const given = isAsRead ? undefined : givenFilesOf(description);
  const isRun = hasRules(options) && !diagnostics.hasFaults;
  const findings = isRun ? await runRules({ ...options, given, parsed }) : undefined;
  const all = combinedFindings(description, diagnostics.all, findings, options);
  return { diagnostics: all, rules: isRun ? 'run' : without };
}
