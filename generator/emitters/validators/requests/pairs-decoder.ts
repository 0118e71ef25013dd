import { stringLiteral } from '../../../code/literal.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext, Group } from './decoder-context.ts';
import { objectOfValues, operationPointer } from './object-of-values.ts';
import { readPair, type PairReading } from './pair-reading.ts';

/** Returns the body of the function that decodes a query or the `Cookie` header. */
export function pairsDecoder(group: Group, context: DecoderContext): Fragment {
  const { location, members } = group;
  const statements = objectOfValues(group, 'pairs', context);
  const { declaration, argument } = operationPointer(group, statements);
  const readings = members.map((member) => readPair(member, context));
  const lines = [
    ...declaration,
    location === 'query'
      ? fragment`const pairs = new ${runtime.Pairs}(raw, '/query', ${argument});`
      : fragment`const pairs = new ${runtime.Cookies}(raw, ${argument});`,
    ...members.map(({ local }) => plain(`let ${local}: unknown;`)),
    ...readings.flatMap(({ before }) => before ?? []),
    fragment`while (pairs.next()) {\n${pairSwitch(readings)}\n}`,
    ...readings.flatMap(({ after }) => after ?? []),
    ...statements,
  ];
  return joined(lines, '\n');
}

function pairSwitch(readings: readonly PairReading[]): Fragment {
  const otherwise = readings.flatMap((reading) => reading.otherwise ?? []);
  const cases = readings.flatMap(({ names, statement }) => {
    if (names === undefined || statement === undefined) return [];
    return [fragment`${names.map((name) => `case ${stringLiteral(name)}:`).join('\n')}\n${statement}\nbreak;`];
  });
  if (cases.length === 0) return joined(otherwise, '\n');
  const rest = otherwise.length === 0 ? [] : [fragment`default:\n${joined(otherwise, '\n')}`];
  return fragment`switch (pairs.name) {\n${joined([...cases, ...rest], '\n')}\n}`;
}
