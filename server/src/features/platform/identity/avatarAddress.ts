/** The URL of a user's avatar. A new image has a new URL, so browsers may cache each for ever. */
export const avatarAddress = (version: string): string => `/api/profile/avatar/${version}`;
