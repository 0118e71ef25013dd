/**
 * Returns the cache folder of forgespec for a user. Commands keep files in this folder for later runs.
 *
 * @param home the home directory of the user.
 * @param variable the value of the environment variable `XDG_CACHE_HOME`. A relative path is ignored.
 * @see https://specifications.freedesktop.org/basedir/latest/
 */
export const userCache = (home: string, variable = ''): string =>
  `${/^(?:\/|[A-Za-z]:[\\/])/u.test(variable) ? variable : `${home}/.cache`}/forgespec`;
