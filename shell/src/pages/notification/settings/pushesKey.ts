/** In the browser's storage while its user wants pushes here; a sign-out removes it. */
export const pushesKey = 'pushes';
