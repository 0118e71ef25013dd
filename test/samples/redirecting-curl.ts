/**
 * Returns a shell script that replaces curl. The script sends requests for the servers of the description to the URL in
 * `$MOCK`.
 *
 * @param options options for the real curl.
 */
export const redirectingCurl = (options: string): string => `#!/bin/sh
PATH="\${PATH#*:}"
for word do
  shift
  case $word in
    https://forge.example.com*) word=$MOCK\${word#https://forge.example.com} ;;
    https://registry.forge.example.com*) word=$MOCK\${word#https://registry.forge.example.com} ;;
  esac
  set -- "$@" "$word"
done
exec curl ${options} "$@"
`;
