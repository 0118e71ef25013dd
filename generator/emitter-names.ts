/**
 * The names of the emitters, in the order in which they run. They are in a separate module, so that `forgespec --help` does not load the
 * emitters.
 */
export const emitterNames = ['types', 'client', 'server', 'validators', 'bundle'] as const;

export type EmitterName = (typeof emitterNames)[number];
