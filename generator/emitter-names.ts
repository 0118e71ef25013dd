/** What can be generated, in the order in which `--help` lists it. Apart from the emitters, so that naming them loads nothing. */
export const emitterNames = ['types', 'client', 'server', 'validators', 'bundle'] as const;

export type EmitterName = (typeof emitterNames)[number];
