/** Bounds that a form shows while the server enforces them. */
export const postMaxLength = 2000;
export const callUsernameMaxLength = 40;
export const watchlistTitleMaxLength = 60;
