import { ts } from 'ts-morph';
import type { ModuleTexts } from './emit-types.ts';

/**
 * Returns the name of a probe (see `withProbes`). The type of this probe is the type of the method for any query. `index` is the position
 * of the method in its interface.
 */
export const anyQueryProbe = (index: number): string => `anyQuery${index}`;
/** Returns the name of a probe. The type of this probe is the type of the method for a query that requests all parts of the result. */
export const requestingProbe = (index: number): string => `requesting${index}`;

/** Returns the path of the module with the probes of an area. */
export const probesPath = (clientPath: string): string => clientPath.replace('client/', 'probes/');

/**
 * Adds modules with probes to the generated modules. If the result of a method depends on the query, the method has type parameters. The
 * exact types of such a method are known only for given type arguments. So each such method gets two probes. A probe is a constant whose
 * type is the type of the method with fixed type arguments.
 */
export function withProbes(modules: ModuleTexts): ModuleTexts {
  const probes = Array.from(modules, ([path, text]) => [probesPath(path), probesOf(path, text)] as const);
  return new Map([
    ...modules,
    ...probes.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const])),
  ]);
}

function probesOf(path: string, text: string): string | undefined {
  // Only methods whose result depends on the query have type parameters: `list<Sort extends string | undefined = undefined>(`.
  if (!/^client\/[^/]+\.ts$/u.test(path) || !/<\s*\w+ extends /u.test(text)) return undefined;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const functions = file.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Functions'),
  );
  if (functions === undefined || !ts.isInterfaceDeclaration(functions)) return undefined;
  const methods = functions.members.flatMap((member, index) => {
    if (!ts.isMethodSignature(member) || member.typeParameters === undefined) return [];
    const key = member.name.getText(file);
    const access = ts.isIdentifier(member.name) ? `.${key}` : `[${key}]`;
    const constraints = member.typeParameters.map(({ constraint }) => constraint?.getText(file) ?? 'unknown');
    const requested = constraints.map((text) => (text.startsWith('boolean') ? 'true' : text));
    return [
      `export const ${anyQueryProbe(index)} = functions${access}<${constraints.join(', ')}>;`,
      `export const ${requestingProbe(index)} = functions${access}<${requested.join(', ')}>;`,
    ];
  });
  if (methods.length === 0) return undefined;
  const name = functions.name.text;
  return [`import type { ${name} } from '../${path}';`, `declare const functions: ${name};`, ...methods].join('\n');
}
