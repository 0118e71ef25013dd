import type { WireRequest } from '../http/wire-request.ts';
import type { Subject } from '../subject/subject.ts';
import type { JudgedExchange } from './create-session.ts';

/** As much of an exchange as coverage wants to know, for a journal. */
export interface StoredExchange {
  readonly operation: string;
  /** `GET /api/v4/projects` */
  readonly request: string;
  /** Names of its headers, and of its cookies as `cookie name`: coverage counts them. */
  readonly headers: readonly string[];
  readonly status: number;
  /** Whether it only prepared a case. */
  readonly isProbe: boolean;
  readonly type: string | undefined;
}

export const storeExchange = ({ operation, request, response, isProbe }: JudgedExchange): StoredExchange => ({
  operation: operation.name,
  request: `${request.method} ${request.target}`,
  headers: headerNames(request),
  status: response.status,
  isProbe,
  type: response.headers['content-type'],
});

/** None where the description has lost its operation. */
export function restoreExchange(
  { operation: name, request, headers, status, isProbe, type = '' }: StoredExchange,
  subject: Subject,
): JudgedExchange[] {
  const operation = subject.operation(name);
  if (operation === undefined) return [];
  const [method = '', target = ''] = request.split(' ', 2);
  const response = { status, headers: { 'content-type': type }, body: '', bodyBytes: 0, milliseconds: 0 };
  return [{ operation, isProbe, startedAt: 0, request: { method, target, headers: headersNamed(headers) }, response }];
}

const cookieNames = (text: string): string[] => text.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');

const headerNames = ({ headers }: WireRequest): string[] => [
  ...Object.keys(headers).filter((name) => name !== 'cookie'),
  ...(headers['cookie'] === undefined ? [] : cookieNames(headers['cookie']).map((name) => `cookie ${name}`)),
];

function headersNamed(names: readonly string[]): Record<string, string> {
  const cookies = names.flatMap((name) => (name.startsWith('cookie ') ? [`${name.slice('cookie '.length)}=`] : []));
  const others = names.filter((name) => !name.startsWith('cookie '));
  return {
    ...Object.fromEntries(others.map((name) => [name, ''])),
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
  };
}
