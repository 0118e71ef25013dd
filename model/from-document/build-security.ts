import { isJsonObject, sortedBy, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion, type SourceLocation } from '@forgespec/description/diagnostics';
import { securitySchemeTypes, type SecuritySchemeType } from '@forgespec/description/openapi';
import { valueName } from '../names/identifier.ts';
import type {
  CredentialCarrier,
  OAuthFlow,
  SecurityAlternative,
  SecuritySchemeModel,
  TokenExchangeModel,
} from '../security.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { chooseNames, type NameRequest } from './choose-names.ts';
import { findOperations } from './find-operations.ts';
import { readArray, readMembers, readObject, readOneOf, readString, readTexts } from './read.ts';
import { wholeContext } from './whole-context.ts';

const declaredSchemes = ({ document }: BuildContext): [string, JsonObject][] =>
  readMembers(readObject(document, 'components') ?? {}, 'securitySchemes');

/**
 * Returns a map of the security schemes that operations require, but that the description does not declare. The key is the name of a
 * scheme. The value is the first security requirement that contains this scheme.
 */
function undeclaredSchemes(context: BuildContext): ReadonlyMap<string, JsonObject> {
  const { document } = context;
  const declared = new Set(declaredSchemes(context).map(([name]) => name));
  const owners = [document, ...findOperations(context).map(({ node }) => node)];
  const undeclared = new Map<string, JsonObject>();
  for (const requirement of owners.flatMap((owner) => readArray(owner, 'security')).filter(isJsonObject)) {
    for (const name of Object.keys(requirement)) {
      if (!declared.has(name) && !undeclared.has(name)) undeclared.set(name, requirement);
    }
  }
  return undeclared;
}

/**
 * The object that is assumed for an undeclared scheme. The client can then send any credential in the header `Authorization`, and the
 * server still requires a credential.
 */
const assumedScheme: JsonObject = { type: 'apiKey', in: 'header', name: 'Authorization' };

/** A security scheme in a document. */
interface FoundScheme extends Located {
  readonly name: string;
  readonly locationOf: NameRequest['locationOf'];
}

/** Returns the security schemes of a document, sorted by name. */
function findSchemes(context: BuildContext): FoundScheme[] {
  const undeclared = undeclaredSchemes(context);
  const assumed = Array.from(undeclared.keys(), (name): [string, JsonObject] => [name, assumedScheme]);
  const all = [...declaredSchemes(context), ...assumed];
  return sortedBy(all, ([name]) => name).map(([name, declared]) => {
    const pointer = inside('#/components/securitySchemes', name);
    const scheme = context.follow({ node: declared, pointer }, 'securitySchemes');
    const requirement = undeclared.get(name);
    const locationOf = (): SourceLocation | undefined =>
      requirement === undefined ? context.locationOf(scheme.node) : context.locationOf(requirement, name);
    return { ...scheme, name, locationOf };
  });
}

/** Returns the variable name of each security scheme of the whole description. The key is the name of the scheme. */
export function chooseSchemeVariables(context: BuildContext): ReadonlyMap<string, string> {
  // The schemes of the document come last: if a problem is reported, its source location is in the document.
  const schemes = [wholeContext(context), context].flatMap(findSchemes);
  const requests = schemes.map(({ name, locationOf }) => ({
    name: valueName(name),
    source: name,
    subject: `security scheme "${name}"`,
    locationOf,
  }));
  const reserved = new Set([...parameters, ...context.reservedNames.securitySchemes]);
  const isReserved = (name: string): boolean => reserved.has(name);
  const variables = chooseNames(requests, { word: 'Scheme', fallback: 'scheme', isReserved }, context);
  return new Map(schemes.map(({ name }, index) => [name, variables[index] ?? '']));
}

/** Builds the security schemes of a description, sorted by name. @param variables the variable name of each scheme. */
export function buildSecuritySchemes(
  variables: ReadonlyMap<string, string>,
  context: BuildContext,
): SecuritySchemeModel[] {
  return findSchemes(context).map(({ name, node }) => ({
    name,
    variable: variables.get(name) ?? '',
    description: readString(node, 'description'),
    carrier: buildCarrier(node),
    flows: buildFlows(node),
    exchange: buildExchange(readObject(node, 'x-token-exchange')),
  }));
}

/**
 * The names of the parameters of a generated operation function. Such a parameter would hide a constant with the same name, so the constant
 * of a security scheme gets none of these names.
 */
const parameters = ['body', 'client', 'options', 'path', 'query'];

/** Returns the carrier of the credentials of a scheme. A scheme with an unknown type, which another check reports, has bearer tokens. */
function buildCarrier(node: JsonObject): CredentialCarrier {
  const type = securitySchemeTypes.find((name) => name === node.type);
  return type === undefined ? { kind: 'bearer' } : carriers[type](node);
}

/**
 * For each type of security schemes, the function that returns the carrier of its credentials.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object
 */
const carriers: Readonly<Record<SecuritySchemeType, (node: JsonObject) => CredentialCarrier>> = {
  apiKey: (node) => ({ kind: readOneOf(keyLocations, node.in) ?? 'header', name: readString(node, 'name') ?? '' }),
  http: (node) => {
    const scheme = (readString(node, 'scheme') ?? '').toLowerCase();
    return scheme === 'basic' || scheme === 'bearer' ? { kind: scheme } : { kind: 'authorization', scheme };
  },
  mutualTLS: () => ({ kind: 'connection' }),
  oauth2: () => ({ kind: 'bearer' }),
  openIdConnect: () => ({ kind: 'bearer' }),
};

/** The locations of an API key. */
const keyLocations: Readonly<Record<Extract<CredentialCarrier, { readonly name: string }>['kind'], true>> = {
  cookie: true,
  header: true,
  query: true,
};

type FlowKind = Exclude<OAuthFlow['kind'], 'openIdConnect'>;

/** The keys of an OAuth Flows Object. */
const flowKinds = Object.keys({
  authorizationCode: true,
  clientCredentials: true,
  deviceAuthorization: true,
  implicit: true,
  password: true,
} satisfies Record<FlowKind, true>) as readonly FlowKind[];

/** @see https://spec.openapis.org/oas/v3.1.1.html#oauth-flows-object */
function buildFlows(node: JsonObject): OAuthFlow[] {
  const url = node.type === 'openIdConnect' ? readString(node, 'openIdConnectUrl') : undefined;
  if (url !== undefined) return [{ kind: 'openIdConnect', url }];
  const flows = node.type === 'oauth2' ? readObject(node, 'flows') : undefined;
  return flowKinds.flatMap((kind) => {
    const flow = readObject(flows ?? {}, kind);
    if (flow === undefined) return [];
    const scopes = sortedBy(Object.entries(readObject(flow, 'scopes') ?? {}), ([name]) => name).map(
      ([name, description]) => ({ name, description: typeof description === 'string' ? description : '' }),
    );
    const address = (key: string): string | undefined => readString(flow, key);
    return [
      {
        kind,
        authorizationUrl: address('authorizationUrl'),
        deviceAuthorizationUrl: address('deviceAuthorizationUrl'),
        tokenUrl: address('tokenUrl'),
        refreshUrl: address('refreshUrl'),
        scopes,
      },
    ];
  });
}

function buildExchange(node: JsonObject | undefined): TokenExchangeModel | undefined {
  const operation = readString(node ?? {}, 'operation');
  if (node === undefined || operation === undefined) return undefined;
  const query = Object.entries(readObject(node, 'query') ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
  return { operation, query, scope: readString(node, 'scope') ?? 'scope', token: readString(node, 'token') ?? 'token' };
}

/** Builds the security alternatives of an operation. If the operation has no `security`, the `security` of the document applies. */
export function buildSecurity(operation: JsonObject, context: BuildContext): SecurityAlternative[] {
  const requirements: JsonValue | undefined = operation.security ?? context.document.security;
  if (!Array.isArray(requirements) || requirements.length === 0) return [[]];
  return requirements.filter(isJsonObject).map((requirement) => {
    const names = Object.keys(requirement).toSorted();
    for (const name of names) checkDeclared(name, requirement, context);
    return names.map((scheme) => ({ scheme, scopes: readTexts(requirement, scheme) }));
  });
}

/**
 * Returns true if `components` or `securitySchemes` is misspelt, so that the declared schemes are unknown. Another check reports the
 * misspelt key.
 */
function hasMisspeltMap({ document }: BuildContext): boolean {
  const { components } = document;
  return isJsonObject(components)
    ? Object.keys(components).some((key) => suggestion(key, ['securitySchemes']) !== undefined)
    : Object.keys(document).some((key) => suggestion(key, ['components']) !== undefined);
}

function checkDeclared(name: string, requirement: JsonObject, context: BuildContext): void {
  const declared = declaredSchemes(context).map(([scheme]) => scheme);
  if (declared.includes(name)) return;
  if (declared.length === 0 && hasMisspeltMap(context)) return;
  const near = suggestion(name, declared);
  const fix = near === undefined ? 'Declare it in components/securitySchemes.' : `Did you mean \`${near}\`?`;
  const message = `No security scheme is called ${name}.`;
  const assumption = 'It is read as an API key in the header `Authorization`.';
  context.diagnostics.fault(
    'security-scheme-undeclared',
    message,
    assumption,
    fix,
    context.locationOf(requirement, name),
  );
}
