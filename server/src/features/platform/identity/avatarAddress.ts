/** Where a person's own picture is. A new picture has a new address, so browsers may keep each for ever. */
export const avatarAddress = (version: string): string => `/api/profile/avatar/${version}`;
