import { lowerCaseWords } from '@forgespec/model/names';
import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../1-describe/documented-response.ts';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import { CaseExcludedError, type Session } from '../session.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';

/** A documented header, and the property of the body whose name it ends with: `X-File-Size` and `size`. */
interface HeaderOfProperty {
  readonly header: string;
  readonly property: string;
  readonly pointer: string;
}

/**
 * Returns the case that the headers of a GET or HEAD have the values of the properties with the same names, which the GET of the same path
 * returns. A difference is a hint, because only the names say that both are the same.
 */
export function headerPropertyCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const { method, path } = operation;
  const get = subject.operations.find((each) => each.method === 'get' && each.path === path);
  const pairs = get === undefined || !['get', 'head'].includes(method) ? [] : pairsOf(subject, operation, get);
  const [first] = pairs;
  if (get === undefined || first === undefined) return [];
  return [
    createCase(operation, {
      kind: 'http',
      name: 'http/header-properties',
      pointer: first.pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock responds with examples');
        // The resource may change between the requests, so only a difference that occurs twice is reported.
        const once = await differenceOf(session, operation, get, pairs);
        const difference = once === undefined ? undefined : await differenceOf(session, operation, get, pairs);
        if (difference === undefined || difference.header !== once?.header) return;
        const { header, property, pointer, expected, got } = difference;
        session.hint({
          rule: 'http/header-properties',
          message: `The header ${header} has another value than the property ${property}.`,
          expected,
          got,
          pointer,
        });
      },
    }),
  ];
}

function pairsOf(subject: ContractSubject, operation: TestedOperation, get: TestedOperation): HeaderOfProperty[] {
  const schema = jsonSchemaOf(get);
  const members = schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? []);
  const words = members.map(({ name }) => ({ name, words: lowerCaseWords(name) }));
  const headers = operation.responses.filter(({ status }) => isSuccess(status)).flatMap((response) => response.headers);
  return headers.flatMap(({ name, schema: { pointer } }) => {
    // The other headers have a meaning of their own, such as `Content-Type`.
    if (!/^x-/iu.test(name)) return [];
    const header = lowerCaseWords(name.replaceAll('-', '_'));
    const matching = words.filter((member) => header.slice(-member.words.length).join(' ') === member.words.join(' '));
    const [longest] = matching.toSorted((a, b) => b.words.length - a.words.length);
    return longest === undefined ? [] : [{ header: name, property: longest.name, pointer }];
  });
}

async function differenceOf(
  session: Session,
  operation: TestedOperation,
  get: TestedOperation,
  pairs: readonly HeaderOfProperty[],
): Promise<(HeaderOfProperty & { readonly expected: string; readonly got: string }) | undefined> {
  const args = await session.prepare(get);
  const read = await session.call(get, args);
  const other = operation === get ? read : await session.call(operation, await session.withPath(operation, args.path));
  const body = parseJsonBody(read.response.body);
  if (!isSuccess(other.response.status) || !isJsonObject(body)) return undefined;
  for (const pair of pairs) {
    const [expected, got] = [textOf(body, pair.property), other.response.headers[pair.header.toLowerCase()]];
    if (expected === undefined || got === undefined || isSameText(expected, got)) continue;
    return { ...pair, expected, got };
  }
  return undefined;
}

/** Returns the text of a scalar property. Returns undefined for other values. */
function textOf(body: JsonObject, name: string): string | undefined {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}

/** Returns true if a header has a text, also with percent-encoding or in other letter case. */
const isSameText = (expected: string, got: string): boolean =>
  [expected, encodeURIComponent(expected), JSON.stringify(expected)].some(
    (text) => text.toLowerCase() === got.trim().toLowerCase(),
  );
