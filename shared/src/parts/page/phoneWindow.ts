/** Windows as narrow as a phone's, for `useMedia`; on paper nothing is left out. */
export const phoneWindow = 'screen and (max-width: 768px)';
