/** The services whose CI files `forgespec init` can write. */
export const ciServiceNames = ['github', 'gitlab'] as const;

export type CiService = (typeof ciServiceNames)[number];
