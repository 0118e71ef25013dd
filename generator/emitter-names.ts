/** The names of the emitters, in the order in which they run. A module of its own, so that the help loads no emitter. */
export const emitterNames = ['types', 'client', 'server', 'validators', 'bundle'] as const;

export type EmitterName = (typeof emitterNames)[number];
