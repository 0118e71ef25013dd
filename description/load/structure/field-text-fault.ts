import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';
import { urlFault } from './url-fault.ts';

/** The types of fields whose value is a string. */
export type TextKind = 'email' | 'serverUrl' | 'string' | 'url';

/** The reason why a string is not a valid value of its field, and the correction. */
interface TextFault {
  readonly code: 'email-invalid' | 'url-invalid';
  readonly message: string;
  readonly fix: string;
}

/** Returns the fault of a string. Returns undefined if the string is valid. */
function fieldTextFault(kind: TextKind, text: string): TextFault | undefined {
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+$/u.test(text))
    return { code: 'email-invalid', message: `${JSON.stringify(text)} is not an email address.`, fix: emailFix(text) };
  const fault = kind === 'url' || kind === 'serverUrl' ? urlFault(text, kind === 'serverUrl') : undefined;
  return fault && { code: 'url-invalid', message: `${JSON.stringify(text)} ${fault.reason}.`, fix: fault.fix };
}

function emailFix(text: string): string {
  const near = text.replace(/\s*[([]at[)\]]\s*/u, '@');
  return near === text ? 'Write name@host.' : `Did you mean \`${near}\`?`;
}

/** Reports the value of a field if the value is a string that is not valid, for example a URL with a space. */
export function checkText({ owner, key }: FieldMember, kind: TextKind, value: string, check: StructureCheck): void {
  const fault = fieldTextFault(kind, value);
  // A source location is computed only for a problem, because this computation parses the file again.
  if (fault !== undefined)
    check.diagnostics.warning(fault.code, fault.message, fault.fix, check.locate(owner, key, 'value'));
}
