import { suggestion } from '@forgespec/description/diagnostics';
import { CommandError } from '../command-error.ts';

/**
 * Checks that no environment variable has almost the name of a variable that is not set.
 *
 * @throws {CommandError} if there is such a variable. Its value would have no effect.
 */
export function refuseMisspeltVariable(
  variable: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void {
  if (environment[variable] !== undefined) return;
  const misspelt = Object.keys(environment).find((name) => suggestion(name, [variable]) !== undefined);
  if (misspelt === undefined) return;
  throw new CommandError(`The environment variable ${misspelt} has no effect. Did you mean ${variable}?`, 2);
}
