import { createHash } from 'node:crypto';
import type {
  registryBlobs,
  registryManifestBlobs,
  registryManifests,
  registryProtectionRules,
  registryRepositories,
  registryTags,
} from '../database/schema/index.ts';

const at = (text: string): Date => new Date(text);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const digestOf = (text: string): string => `sha256:${sha256(text)}`;

/**
 * The image repositories of the project Compass. The path of the first repository is the path of the project. The path
 * of the second repository is below the path of the project.
 */
export const exampleImageRepositories: readonly (typeof registryRepositories.$inferInsert & { readonly id: number })[] =
  [
    {
      id: 5,
      projectId: 24,
      name: '',
      cleanupPolicyStartedAt: at('2026-03-08T02:00:00.000Z'),
      createdAt: at('2026-01-14T09:20:00.000Z'),
    },
    {
      id: 6,
      projectId: 24,
      name: 'worker',
      cleanupPolicyStartedAt: at('2026-03-08T02:00:00.000Z'),
      createdAt: at('2026-02-03T13:45:00.000Z'),
    },
  ];

interface Image {
  readonly repositoryId: number;
  readonly digest: string;
  readonly revision: string;
  readonly createdAt: Date;
  readonly tags: readonly string[];
  /** A map from the name of each layer to its size in bytes. */
  readonly layers: Readonly<Record<string, number>>;
}

const images: readonly Image[] = [
  {
    repositoryId: 5,
    digest: 'sha256:4a1c8beeb96a6a79937661d5cc9f290dddaa5730e64b7ab2b238078a1194c614',
    revision: 'd7a55aca758154ee2147853c02ec6716f4a7ea0418c685978f5d4b8c7b0be25a',
    createdAt: at('2026-03-02T11:30:00.000Z'),
    tags: ['latest', 'v1.4.0'],
    layers: { base: 27_511_808, dependencies: 16_003_072, compass: 4_697_344 },
  },
  {
    repositoryId: 6,
    digest: digestOf('manifest of worker v1.4.0'),
    revision: sha256('configuration of worker v1.4.0'),
    createdAt: at('2026-03-02T11:34:00.000Z'),
    tags: ['v1.4.0', 'v1.4.0-rc1'],
    layers: { base: 27_511_808, worker: 3_145_728 },
  },
];

/** Returns the configuration and the layers of an image. */
const blobsOf = ({ revision, layers }: Image): readonly { readonly digest: string; readonly size: number }[] => [
  { digest: `sha256:${revision}`, size: 7512 },
  ...Object.entries(layers).map(([name, size]) => ({ digest: digestOf(`layer ${name}`), size })),
];

export const exampleBlobs: readonly (typeof registryBlobs.$inferInsert)[] = images.flatMap((image) =>
  blobsOf(image).map((blob) => ({ repositoryId: image.repositoryId, ...blob })),
);

export const exampleManifests: readonly (typeof registryManifests.$inferInsert)[] = images.map(
  ({ repositoryId, digest, revision, createdAt }) => ({ repositoryId, digest, revision, createdAt }),
);

export const exampleManifestBlobs: readonly (typeof registryManifestBlobs.$inferInsert)[] = images.flatMap((image) =>
  blobsOf(image).map(({ digest }) => ({
    repositoryId: image.repositoryId,
    manifestDigest: image.digest,
    blobDigest: digest,
  })),
);

export const exampleTags: readonly (typeof registryTags.$inferInsert)[] = images.flatMap(
  ({ repositoryId, digest, tags }) => tags.map((name) => ({ repositoryId, name, manifestDigest: digest })),
);

export const exampleProtectionRules: readonly (typeof registryProtectionRules.$inferInsert & {
  readonly id: number;
})[] = [{ id: 1, projectId: 24, tagNamePattern: 'latest' }];
