/** The address of a picture in an article. */
export const addressOfPicture = (version: string): string => `/api/articles/pictures/${version}`;

/** Matches the addresses of our pictures. */
export const pictureAddress = /^\/api\/articles\/pictures\/[\da-f]{32}$/;
