import type { OperationModel } from '@forgespec/model';
import { valueName } from '@forgespec/model/names';
import { parameterRuntime, runtime } from '../symbols.ts';
import type { Group, Member } from './decoder-context.ts';

/** The names that the variables of parameters cannot have, because the decoder already uses them. */
const taken: ReadonlySet<string> = new Set([
  ...Object.keys(runtime),
  ...Object.keys(parameterRuntime),
  'cookies',
  'headers',
  'issues',
  'pairs',
  'path',
  'query',
  'raw',
  'schema',
  'values',
]);

/** Groups the parameters of an operation by location. */
export function groupsOf(operation: OperationModel): Group[] {
  return [...Map.groupBy(operation.parameters, (parameter) => parameter.in)].map(([location, parameters]) => {
    const used = new Set<string>();
    const members = parameters.map((parameter): Member => ({ parameter, local: localName(parameter.name, used) }));
    return { operation, location, members };
  });
}

function localName(name: string, used: Set<string>): string {
  // `valueName` appends an underscore to a reserved word. Here, the suffix `Value` replaces this underscore.
  const wanted = valueName(name);
  const word = wanted.replace(/_$/u, '');
  let local = word !== wanted || word === '' || isTaken(word) ? `${word}Value` : word;
  while (used.has(local)) local += 'Value';
  used.add(local);
  return local;
}

// The names of functions in the module begin with `is`, `collect` or `decode`, and the names of constants end in
// `Shape`.
const isTaken = (name: string): boolean => taken.has(name) || /^(?:is|collect|decode)(?!\p{Ll})|.Shape$/u.test(name);
