/**
 * Rules of oxlint for the runtime in `templates/`, which is copied into every output and read by its users. `.oxlintrc.json` enables them,
 * and the rule `no-new`, which rejects a constructor whose result is not used.
 *
 * @see https://oxc.rs/docs/guide/usage/linter/js-plugins
 */
const plugin: Plugin = {
  meta: { name: 'runtime' },
  rules: {
    'no-nested-assignment': {
      create: (context) => {
        const check = (node: SyntaxNode): void => {
          if (!isStatement(node)) context.report({ node, message: 'Assign a value in a statement of its own.' });
        };
        return { AssignmentExpression: check, UpdateExpression: check };
      },
    },
    'no-template-conversion': {
      create: (context) => ({
        TemplateLiteral(node) {
          if (node.parent?.type !== 'TaggedTemplateExpression' && isConversion(node))
            context.report({ node, message: 'Convert a value to text with String(value).' });
        },
      }),
    },
    'no-pattern-of-names': {
      create: (context) => ({
        CallExpression(node) {
          if (isPatternTest(node)) context.report({ node, message: 'Compare methods and statuses without a pattern.' });
        },
      }),
    },
  },
};

export default plugin;

/** A node of the syntax tree, with the properties that these rules read. */
interface SyntaxNode {
  readonly type: string;
  readonly parent?: SyntaxNode | null;
  readonly name?: string;
  readonly regex?: object;
  readonly init?: SyntaxNode | null;
  readonly update?: SyntaxNode | null;
  readonly callee?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
  readonly expressions?: readonly SyntaxNode[];
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

interface RuleContext {
  report(problem: { readonly node: SyntaxNode; readonly message: string }): void;
}

interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: SyntaxNode) => void>>;
}

interface Plugin {
  readonly meta: { readonly name: string };
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Returns true if an expression is a whole statement, or the beginning or the step of a `for` loop. */
function isStatement(node: SyntaxNode): boolean {
  const { parent } = node;
  return parent?.type === 'ExpressionStatement' || parent?.init === node || parent?.update === node;
}

/** Returns true for a template with one value and no other text. */
const isConversion = ({ expressions = [], quasis = [] }: SyntaxNode): boolean =>
  expressions.length === 1 && quasis.every(({ value }) => value.raw === '');

const patternMethods = ['exec', 'match', 'search', 'test'];

/** Matches the names of variables and properties that contain a method or status of HTTP. */
const httpName = /^(?:method|status|statusCode)$/u;

/** Returns true if a call compares a method or a status with a regular expression. */
function isPatternTest({ callee, arguments: [argument] = [] }: SyntaxNode): boolean {
  const { object, property } = callee ?? {};
  if (object === undefined || argument === undefined || !patternMethods.includes(property?.name ?? '')) return false;
  const compared = [object, argument];
  return compared.some(({ regex }) => regex !== undefined) && compared.some((node) => namesIn(node).some(isHttpName));
}

const isHttpName = (name: string): boolean => httpName.test(name);

/** Returns the name of a variable or property, and the names in the arguments of a conversion such as `String(status)`. */
const namesIn = ({ name, property, arguments: values = [] }: SyntaxNode): string[] => [
  ...(name === undefined ? [] : [name]),
  ...(property?.name === undefined ? [] : [property.name]),
  ...values.flatMap(namesIn),
];
