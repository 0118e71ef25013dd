import { relative } from 'node:path';
import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import {
  ComponentScope,
  ComponentType,
  ExternalReferenceType,
  HashAlgorithm,
} from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, ExternalReference, Property } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as InJson, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { directDependencies, folderOf, type LockedPackages, withDependencies } from './locked-packages.ts';
import { project, root, type Manifest } from './room.ts';

/** The name of the file with the software bill of materials in each package. */
export const sbomFile = 'sbom.cdx.json';

/**
 * Returns the software bill of materials of a published package, in the format CycloneDX 1.6. It lists the npm packages whose code is in the
 * bundle, which have the property `cdx:npm:package:bundled`, and the npm packages that users install, directly or indirectly, in the
 * versions of the lock file. Equal packages have equal texts. The text contains a time only if the environment variable
 * `SOURCE_DATE_EPOCH` states it, in seconds.
 *
 * @param dependencies the field `dependencies` of the published package.
 * @param bundled the folders of the packages whose code is in the bundle.
 * @throws {Error} if the lock file does not contain one of the packages.
 */
export function sbom(
  manifest: Manifest,
  dependencies: Manifest['dependencies'],
  bundled: readonly string[],
  lock: LockedPackages,
): string {
  const inside = bundled.map((folder) => relative(root, folder));
  const direct = Object.entries(dependencies ?? {}).map(([name, version]) => folderOf(lock, name, version, inside));
  const installed = installedComponents(direct, lock);
  const parts = inside.map((folder) => bundledComponent(folder, lock));
  const self = ownComponent(manifest);
  for (const part of [...parts, ...direct.flatMap((folder) => installed.get(folder) ?? [])]) {
    self.dependencies.add(part.bomRef);
  }
  const bom = new Bom();
  bom.metadata.component = self;
  const time = process.env['SOURCE_DATE_EPOCH'];
  if (time !== undefined) bom.metadata.timestamp = new Date(Number(time) * 1000);
  for (const component of [...installed.values(), ...parts]) bom.components.add(component);
  const serializer = new JsonSerializer(new InJson.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/** Returns the components of the packages that users install, by their folders in the lock file. A package in several folders is one component. */
function installedComponents(direct: readonly string[], lock: LockedPackages): ReadonlyMap<string, Component> {
  const folders = withDependencies(lock, direct);
  const byReference = new Map<string | undefined, Component>();
  const byFolder = new Map<string, Component>();
  for (const folder of folders) {
    const created = lockedComponent(folder, lock);
    const component = byReference.get(created.purl) ?? created;
    byReference.set(created.purl, component);
    byFolder.set(folder, component);
  }
  for (const folder of folders) {
    const needed = directDependencies(lock, folder).flatMap((name) => byFolder.get(name) ?? []);
    for (const { bomRef } of needed) byFolder.get(folder)?.dependencies.add(bomRef);
  }
  return byFolder;
}

/** Returns the component of a package whose code is in the bundle. */
function bundledComponent(folder: string, lock: LockedPackages): Component {
  const component = lockedComponent(folder, lock);
  component.bomRef.value = `${component.purl}#bundled`;
  component.properties.add(new Property('cdx:npm:package:bundled', 'true'));
  return component;
}

/** Returns the component of a package of the lock file. The hash is that of its tarball. */
function lockedComponent(folder: string, lock: LockedPackages): Component {
  const entry = lock[folder];
  const { version, license, integrity } = (entry?.link === true ? lock[entry.resolved ?? ''] : entry) ?? {};
  if (version === undefined) throw new Error(`package-lock.json has no version for ${folder}`);
  const component = npmComponent(folder.slice(folder.lastIndexOf('node_modules/') + 13), version, license);
  const [, base64] = /^sha512-(\S+)/u.exec(integrity ?? '') ?? [];
  if (base64 !== undefined)
    component.hashes.set(HashAlgorithm['SHA-512'], Buffer.from(base64, 'base64').toString('hex'));
  return component;
}

/** Returns the component of the published package itself. */
function ownComponent({ name, version, description, license, bin }: Manifest): Component {
  const component = npmComponent(name, version, license);
  if (bin !== undefined) component.type = ComponentType.Application;
  if (description !== undefined) component.description = description;
  const { repository, homepage, bugs } = project;
  for (const [type, url] of [
    [ExternalReferenceType.VCS, repository.url],
    [ExternalReferenceType.Website, homepage],
    [ExternalReferenceType.IssueTracker, bugs],
  ] as const) {
    component.externalReferences.add(new ExternalReference(url, type));
  }
  return component;
}

function npmComponent(fullName: string, version: string, license: string | undefined): Component {
  const [name = '', group] = fullName.split('/').toReversed();
  const purl = `pkg:npm/${group === undefined ? '' : `${encodeURIComponent(group)}/`}${name}@${encodeURIComponent(version)}`;
  const component = new Component(ComponentType.Library, name, { version, purl, bomRef: purl });
  component.scope = ComponentScope.Required;
  if (group !== undefined) component.group = group;
  if (license !== undefined) component.licenses.add(licenceFactory.makeFromString(license));
  return component;
}

/** Distinguishes the expression `(MIT OR CC0-1.0)` from the name of a licence. */
const licenceFactory = new Factories.LicenseFactory((text) => {
  if (!/ (?:OR|AND|WITH) /u.test(text)) throw new Error(`${text} is not an expression`);
});
