/**
 * Of every peer connection: voice, picture and chat share one way from the start. Several would each be looked for, take their own
 * place at a relay, and all but one be thrown away.
 */
export const oneWay = { bundlePolicy: 'max-bundle' } as const;
