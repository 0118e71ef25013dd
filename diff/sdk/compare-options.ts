import { serverOptions, statusErrors, usableSchemes } from '@forgespec/generator/emitters';
import { propertyKey } from '@forgespec/generator/code';
import type { Api } from '@forgespec/model';
import type { SdkFinding } from './sdk-change.ts';
import type { SdkChangeId } from './catalogue.ts';

/** Finds the changes that do not belong to one operation: options of the client, credentials and error classes. */
export const compareClient = (base: Api, revision: Api): readonly SdkFinding[] => [
  ...compareServerOptions(base, revision),
  ...compareCredentials(base, revision),
  ...removedErrorClasses(base, revision),
];

const finding = (id: SdkChangeId, pointers: Pick<SdkFinding, 'base' | 'revision'>, message: string): SdkFinding => ({
  id,
  operation: undefined,
  ...pointers,
  message,
});

function compareServerOptions(base: Api, revision: Api): readonly SdkFinding[] {
  const [olds, nexts] = [base, revision].map(
    (api) => new Map(serverOptions(api).map((option) => [option.name, option])),
  );
  const pointers = { base: '#/servers', revision: '#/servers' };
  const call = (name: string): string => `createClient({ ${propertyKey(name)}: … })`;
  const removed = [...(olds?.keys() ?? [])].filter((name) => nexts?.has(name) === false);
  return [
    ...removed.map((name) =>
      finding('sdk-option-removed', pointers, `\`${call(name)}\` no longer compiles: the option is gone.`),
    ),
    ...[...(nexts?.values() ?? [])].flatMap(({ name, isRequired }) => {
      const old = olds?.get(name);
      if (isRequired && old?.isRequired !== true) {
        const message = `\`createClient\` without the option \`${name}\` no longer compiles. Write \`${call(name)}\`.`;
        return [finding('sdk-option-required', pointers, message)];
      }
      return old === undefined
        ? [finding('sdk-option-added', pointers, `\`${call(name)}\` now compiles: the option is new.`)]
        : [];
    }),
  ];
}

function compareCredentials(base: Api, revision: Api): readonly SdkFinding[] {
  const [olds, nexts] = [base, revision].map(
    (api) => new Map(usableSchemes(api).map(({ scheme, credential }) => [scheme.name, credential])),
  );
  const pointers = { base: '#/components/securitySchemes', revision: '#/components/securitySchemes' };
  const option = (name: string): string => `createClient({ auth: { ${propertyKey(name)}: … } })`;
  return [
    ...[...(olds ?? [])].flatMap(([name, old]) => {
      const next = nexts?.get(name);
      const text = `\`${option(name)}\` no longer compiles`;
      if (next === undefined) return [finding('sdk-credential-removed', pointers, `${text}: the scheme is gone.`)];
      if (next === old) return [];
      const form = next === 'user-and-password' ? 'a user name and a password' : 'a string';
      return [finding('sdk-credential-changed', pointers, `${text}: the credential is now ${form}.`)];
    }),
    ...[...(nexts?.keys() ?? [])]
      .filter((name) => olds?.has(name) === false)
      .map((name) => finding('sdk-credential-added', pointers, `\`${option(name)}\` now compiles: the scheme is new.`)),
  ];
}

function removedErrorClasses(base: Api, revision: Api): readonly SdkFinding[] {
  const [olds, nexts] = [base, revision].map((api) => statusErrors(api).map(({ symbol }) => symbol.name));
  return (olds ?? [])
    .filter((name) => nexts?.includes(name) === false)
    .map((name) => {
      const message = `\`import { ${name} }\` no longer compiles: no operation has the status of this error any more.`;
      return finding('sdk-error-class-removed', { base: '#/paths', revision: '#/paths' }, message);
    });
}
