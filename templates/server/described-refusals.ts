import type { Issue } from '../shared/request-decoders.ts';
import { responseKey } from '../shared/statuses.ts';
import { statusPhrase } from '../shared/status-phrases.ts';
import type { ServerParts } from './dispatch.ts';
import { writeRefusalAsJson, type Refusal, type RefusalBody } from './refusal.ts';

/** A format of refusals: a described body whose schema is one of problem details (RFC 9457), or has a `message`. */
export interface RefusalFormat {
  readonly mediaType: string;
  /** The members that the schema accepts, of those that {@link describedRefusals} writes. */
  readonly members: readonly string[];
  /** Other members that the schema requires, and members for which it accepts only one value. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** True if the schema requires that the status is a string. */
  readonly isStatusText?: true;
  /** For each text that has one, the maximum length in characters. */
  readonly longest?: { readonly [member: string]: number };
  /** True for the format of refusals that belong to no described response. */
  readonly isCommon?: true;
  /** For each operation, the keys of its responses in this format, such as `404`, `4XX` or `default`. */
  readonly responses: { readonly [operation: string]: readonly string[] };
}

/**
 * Returns the part of a server that writes refusals as the description requires. If the operation has no response for the status, or one
 * without a body, the refusal is written in the common format. If it has a response with a body that cannot express a refusal, the refusal
 * is written as JSON with a `message`.
 */
export function describedRefusals(formats: readonly RefusalFormat[]): Required<Pick<ServerParts, 'writeRefusal'>> {
  const common = formats.find(({ isCommon }) => isCommon === true);
  const known = formats.map((format) => ({ format, responses: new Map(Object.entries(format.responses)) }));
  return {
    writeRefusal: (refusal, context) => {
      const { operation = '', responses = {} } = context?.route ?? {};
      const key = responseKey(Object.keys(responses), refusal.status) ?? '';
      const own = known.find((one) => one.responses.get(operation)?.includes(key))?.format;
      const hasOtherBody = (responses[key] ?? []).length > 0;
      const format = own ?? (hasOtherBody ? undefined : common);
      return format === undefined ? writeRefusalAsJson(refusal) : write(refusal, format, () => context?.url);
    },
  };
}

function write(
  { status, message, issues }: Refusal,
  { mediaType, members, fixed, isStatusText, longest = {} }: RefusalFormat,
  url: () => string | undefined,
): RefusalBody {
  const code = isStatusText === true ? String(status) : status;
  const reason = issues.length === 0 || members.includes('issues') ? message : `${message} ${textOf(issues)}`;
  const known = new Map<string, () => unknown>([
    ['type', () => 'about:blank'],
    ['title', () => shortened(statusPhrase(status), longest['title'])],
    ['status', () => code],
    ['statusCode', () => code],
    ['detail', () => shortened(reason, longest['detail'])],
    ['instance', () => pathOf(url)],
    ['message', () => shortened(reason, longest['message'])],
    ['issues', () => (issues.length === 0 ? undefined : issues)],
  ]);
  const body = Object.fromEntries(members.map((name) => [name, known.get(name)?.()]));
  return { contentType: mediaType, text: JSON.stringify({ ...body, ...fixed }) };
}

/** Returns the first issues as text, for a body without a list of issues. */
const textOf = (issues: readonly Issue[]): string =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path} ${message}.`)
    .join(' ');

/** Returns at most `length` characters of a text. */
const shortened = (text: string, length: number = Infinity): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');

/** Returns the path of a URL. The query is left out, because it may contain a credential. */
function pathOf(url: () => string | undefined): string {
  try {
    return new URL(url() ?? '').pathname;
  } catch {
    // The URL of a request with an invalid header `Host` cannot be read.
    return '/';
  }
}
