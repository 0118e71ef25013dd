import { loadDescription, type Description, type ReadingOptions } from '@forgespec/description/load';
import { reportSecondOpinion } from '@forgespec/description/report-structure';
import {
  createDiagnostics,
  type Diagnostic,
  type Diagnostics,
  type SeverityChoices,
  type SourceFile,
} from '@forgespec/description/diagnostics';
import { givenFilesOf, runRules, type ParsedFile, type RuleOptions } from '@forgespec/description/lint';
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
   * False if the rules of Redocly did not run. They run only if the checks of forgespec find no error and make no assumption (see
   * `isFault`).
   */
  readonly hasRunRules: boolean;
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
 * error and make no assumption, also runs the rules of Redocly and of Redocly plugins. These rules expect a valid description.
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

/** Runs the rules if the other checks have found no error and made no assumption. Returns all problems. */
export async function withRules(
  { description, diagnostics, parsed }: OwnCheck,
  options: CheckOptions,
): Promise<DescriptionCheck> {
  if (description === undefined) return { diagnostics: diagnostics.all, hasRunRules: false };
  const isAsRead = options.reader === undefined && description.overlaid.size === 0;
  const given = isAsRead ? undefined : givenFilesOf(description);
  const hasRunRules = !diagnostics.hasFaults;
  const findings = hasRunRules ? await runRules({ ...options, given, parsed }) : undefined;
  return { diagnostics: combinedFindings(description, diagnostics.all, findings, options), hasRunRules };
}
