import type { OperationModel } from '../../../2-model/operation.ts';
import { valueName } from '../../../code/identifier.ts';
import { parameterRuntime, runtime } from '../symbols.ts';
import type { Group, Member } from './decoder-context.ts';

/** Other names in the scope of the variables of parameters. */
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

/** The parameters of an operation by their part of the request. */
export function groupsOf(operation: OperationModel): Group[] {
  return [...Map.groupBy(operation.parameters, (parameter) => parameter.in)].map(([place, parameters]) => {
    const used = new Set<string>();
    const members = parameters.map((parameter): Member => ({ parameter, local: localName(parameter.name, used) }));
    return { operation, place, members };
  });
}

function localName(name: string, used: Set<string>): string {
  // Words that are reserved end with an underscore.
  const wanted = valueName(name);
  const word = wanted.replace(/_$/u, '');
  let local = word !== wanted || word === '' || isTaken(word) ? `${word}Value` : word;
  while (used.has(local)) local += 'Value';
  used.add(local);
  return local;
}

// The functions of the module start with these words, and its constants end with them.
const isTaken = (name: string): boolean => taken.has(name) || /^(?:is|collect|decode)(?!\p{Ll})|.Shape$/u.test(name);
