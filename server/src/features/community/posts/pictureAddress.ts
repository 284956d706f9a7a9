/** The address of a picture in a post. */
export const addressOfPicture = (version: string): string => `/api/community/pictures/${version}`;

/** Matches the addresses of pictures in posts. */
export const pictureInPost = /^\/api\/community\/pictures\/[\da-f]{32}$/;
