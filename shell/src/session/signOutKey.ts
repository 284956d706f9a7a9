/** The shared cache key of the logout mutation, by which the page knows that it is signing out itself. */
export const signOutKey = 'sign-out';
