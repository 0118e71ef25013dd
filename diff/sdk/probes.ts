import { ts } from 'ts-morph';
import type { ModuleTexts } from './emit-types.ts';

/** Returns the name of a probe (see `withProbes`). The type of this probe is the type of the method for any query. */
export const anyQueryProbe = (method: string): string => `anyQuery_${method}`;
/** Returns the name of a probe. The type of this probe is the type of the method for a query that requests all parts of the result. */
export const requestingProbe = (method: string): string => `requesting_${method}`;

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
  const exported = exportedNames(file);
  const probes = constantsIn(file).flatMap(({ name, method }) => {
    if (method.typeParameters === undefined) return [];
    const shortName = exported.get(name) ?? name;
    const constraints = method.typeParameters.map(({ constraint }) => constraint?.getText(file) ?? 'unknown');
    const requested = constraints.map((constraint) => (constraint.startsWith('boolean') ? 'true' : constraint));
    const declared = `method_${shortName}`;
    return [
      `declare const ${declared}: ReturnType<typeof area.${shortName}>;`,
      `export const ${anyQueryProbe(shortName)} = ${declared}<${constraints.join(', ')}>;`,
      `export const ${requestingProbe(shortName)} = ${declared}<${requested.join(', ')}>;`,
    ];
  });
  return probes.length === 0 ? undefined : [`import type * as area from '../${path}';`, ...probes].join('\n');
}

/** A constant of the module of an area: a function of a client that returns a method. */
interface OperationConstant {
  readonly name: string;
  readonly method: ts.ArrowFunction;
}

const constantsIn = (file: ts.SourceFile): readonly OperationConstant[] =>
  file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList: { declarations } }) =>
    declarations.flatMap(({ name, initializer }) => {
      const method = initializer !== undefined && ts.isArrowFunction(initializer) ? initializer.body : undefined;
      return method !== undefined && ts.isArrowFunction(method) ? [{ name: name.getText(file), method }] : [];
    }),
  );

/** Returns a map from the names of constants to the other names by which the module exports them, such as `delete`. */
const exportedNames = (file: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    file.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause }) => {
      const elements = exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : [];
      return elements.map(({ name, propertyName }): [string, string] => [(propertyName ?? name).text, name.text]);
    }),
  );
