import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Arguments } from '../../../http/arguments.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess } from '../expect.ts';
import { defaultBodyContent, describedSlots } from '../slots.ts';

/** A text with characters and line ends that a server may change by mistake. */
const fragileText = 'forgespec – “línea”\r\nsecond line\n\ttabs and spaces  \n';

/**
 * Returns the case that a file is read with the bytes that were written. The file is the whole body, or the property `content` of the body,
 * with a property `encoding` for Base64.
 */
export function contentCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const readers = subject.operations.filter(
    ({ method, path }) => method === 'get' && (path === operation.path || path === `${operation.path}/raw`),
  );
  const content = defaultBodyContent(operation);
  if (!/^(?:patch|post|put)$/u.test(operation.method) || content === undefined || readers.length === 0) return [];
  const isWhole = /^(?:binary|text)$/u.test(mediaKind(content.mediaType));
  if (!isWhole && !hasFile(subject, operation)) return [];
  const pointer = `${operation.pointer}/requestBody`;
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/content',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        const args = withFragileText(await session.prepare(operation), content.mediaType, isWhole);
        // An outdated cache is found only if the file was read before the write.
        for (const reader of readers) await session.probe(reader, await session.withPath(reader, args.path));
        const exchange = await session.call(operation, args);
        if (!expectSuccess(session, operation, exchange, { rule: 'write/content', pointer })) return;
        expectEffectNow(session, operation, exchange);
        for (const reader of readers) await compareContent(session, reader, args.path, isWhole, pointer);
      },
    }),
  ];
}

/** Returns true if a property of the body is a file. */
function hasFile(subject: ContractSubject, operation: TestedOperation): boolean {
  const slots = describedSlots(subject, operation).filter((slot) => slot.in === 'body');
  return ['content', 'encoding'].every((name) => slots.some((slot) => slot.name === name));
}

/** @throws {CaseSkippedError} if the body is an object, and no value is known for it. */
function withFragileText(args: Arguments, mediaType: string, isWhole: boolean): Arguments {
  const value = isWhole ? fragileText : fileWith(args.body?.value ?? null);
  if (value === undefined) throw new CaseSkippedError('no value is known for the body');
  return { ...args, body: { mediaType, value } };
}

/** Returns the body of a write with the fragile text as its content. Returns undefined if the documented body has no content. */
function fileWith(body: unknown): JsonObject | undefined {
  const known = body as JsonObject | null;
  if (!isJsonObject(known ?? undefined) || typeof known?.content !== 'string') return undefined;
  return { ...known, content: Buffer.from(fragileText, 'utf8').toString('base64'), encoding: 'base64' };
}

async function compareContent(
  session: Session,
  reader: TestedOperation,
  path: Parameters<Session['withPath']>[1],
  isWhole: boolean,
  pointer: string,
): Promise<void> {
  const { response } = await session.probe(reader, await session.withPath(reader, path));
  if (!isSuccess(response.status)) return;
  const body = parseJsonBody(response.body);
  const isRaw = isWhole || reader.path.endsWith('/raw');
  const found = isRaw ? response.body : contentOf(body);
  if (found === undefined || found === fragileText) return;
  const message = `${reader.name} does not return the bytes that were written.`;
  session.fail({ rule: 'write/content', message, expected: excerpt(fragileText), got: excerpt(found), pointer });
}

function contentOf(body: ReturnType<typeof parseJsonBody>): string | undefined {
  if (!isJsonObject(body) || typeof body.content !== 'string') return undefined;
  return body.encoding === 'base64' ? Buffer.from(body.content, 'base64').toString('utf8') : body.content;
}
