import ts from 'typescript';

/** Functions that write code. The code uses the values of a type in every way that the type allows. */
export interface ValueCode {
  /** Returns a type as code. The code does not refer to generated names. */
  typeText(type: ts.Type): string;
  /** Returns one literal for each alternative of a type. Each literal has all properties. */
  literals(type: ts.Type): string[];
  /** Returns statements that read each part of a value. */
  reads(value: string, type: ts.Type): string[];
}

const deepest = 5;
const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/** Creates the functions for the types of a program. Recursive types are followed only to a limited depth. */
export function createValueCode(checker: ts.TypeChecker): ValueCode {
  const alternatives = (type: ts.Type): ts.Type[] => {
    const constraint = checker.getBaseConstraintOfType(type) ?? type;
    return constraint.isUnion() ? constraint.types : [constraint];
  };
  const isNothing = ({ flags }: ts.Type): boolean => (flags & nothing) !== 0;
  const isRecord = (type: ts.Type): boolean =>
    type.isIntersection()
      ? type.types.every(isRecord)
      : (type.flags & ts.TypeFlags.Object) !== 0 &&
        !checker.isArrayType(type) &&
        !checker.isTupleType(type) &&
        type.getCallSignatures().length === 0 &&
        (type.symbol?.declarations?.some((one) => one.getSourceFile().fileName.startsWith('/sdk/')) === true ||
          ts.isMappedTypeNode(type.symbol?.declarations?.[0] ?? ts.factory.createToken(ts.SyntaxKind.AnyKeyword)));
  const members = (type: ts.Type): { name: string; type: ts.Type; isOptional: boolean }[] =>
    checker
      .getPropertiesOfType(type)
      .map((one) => ({
        name: one.name,
        type: checker.getTypeOfSymbol(one),
        isOptional: (one.flags & ts.SymbolFlags.Optional) !== 0,
      }))
      .filter((one) => (checker.getNonNullableType(one.type).flags & ts.TypeFlags.Never) === 0);
  const key = (name: string): string => JSON.stringify(name);
  const itemOf = (type: ts.Type): ts.Type | undefined =>
    checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
  const indexOf = (type: ts.Type): ts.Type | undefined => checker.getIndexTypeOfType(type, ts.IndexKind.String);

  const typeText = (type: ts.Type, depth = 0): string =>
    alternatives(type)
      .map((one) => {
        const item = itemOf(one);
        if (depth > deepest) return 'any';
        if (item !== undefined) return `(${typeText(item, depth + 1)})[]`;
        if (!isRecord(one)) return `(${checker.typeToString(one, undefined, ts.TypeFormatFlags.NoTruncation)})`;
        const index = indexOf(one);
        const texts = members(one).map(
          (member) => `${key(member.name)}${member.isOptional ? '?' : ''}: ${typeText(member.type, depth + 1)}`,
        );
        return `{ ${[...texts, ...(index === undefined ? [] : [`[key: string]: any`])].join('; ')} }`;
      })
      .join(' | ');

  const literals = (type: ts.Type, depth = 0): string[] => {
    const some = alternatives(type).filter((one) => !isNothing(one));
    const records = some.filter((one) => isRecord(one) || itemOf(one) !== undefined);
    const others = some.filter((one) => !records.includes(one));
    if (depth > deepest) return ['given<any>()'];
    const isNullable = alternatives(type).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
    const orNull = (text: string): string => (isNullable ? `given<boolean>() ? ${text} : null` : text);
    return [
      ...records.map((one) => {
        const item = itemOf(one);
        if (item !== undefined) return orNull(`[${literals(item, depth + 1).join(', ')}]`);
        const texts = members(one).map((member) => `${key(member.name)}: ${literals(member.type, depth + 1)[0]}`);
        return orNull(`{ ${texts.join(', ')} }`);
      }),
      ...(others.length === 0
        ? []
        : [`given<${others.map((one) => typeText(one)).join(' | ')}${isNullable ? ' | null' : ''}>()`]),
      ...(some.length === 0 ? ['undefined'] : []),
    ];
  };

  let count = 0;
  const reads = (value: string, type: ts.Type, depth = 0): string[] => {
    const all = alternatives(type);
    const some = all.filter((one) => !isNothing(one));
    const [only] = some;
    if (only === undefined || depth > deepest || (only.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0)
      return [];
    const missing = all.filter(isNothing).map((one) => ` | ${checker.typeToString(one)}`);
    const item = itemOf(only);
    if (some.length > 1 || (item === undefined && !isRecord(only))) {
      const values = some.filter(({ flags }) => (flags & ts.TypeFlags.StringOrNumberLiteral) !== 0);
      const compared = values.map((one) => `use<boolean>(${value} === ${checker.typeToString(one)});`);
      return [`use<${some.map((one) => typeText(one)).join(' | ')}${missing.join('')}>(${value});`, ...compared];
    }
    const name = `value${count++}`;
    const index = indexOf(only);
    const inner =
      item === undefined
        ? [
            ...members(only).flatMap((member) => reads(`${name}[${key(member.name)}]`, member.type, depth + 1)),
            ...(index === undefined ? [] : reads(`${name}['key']`, index, depth + 1)),
          ]
        : [`for (const ${name}Item of ${name}) {`, ...reads(`${name}Item`, item, depth + 1), '}'];
    return [
      '{',
      `const ${name} = ${value};`,
      `use<object${missing.join('')}>(${name});`,
      ...(missing.length === 0 ? inner : [`if (${name} !== undefined && ${name} !== null) {`, ...inner, '}']),
      '}',
    ];
  };

  return { typeText, literals, reads };
}
