/** Under which the page knows that it is signing out by its own wish. */
export const signOutKey = 'sign-out';
