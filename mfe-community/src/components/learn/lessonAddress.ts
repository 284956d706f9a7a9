/** The parameter of `/learn` that names a lesson. */
export const lessonParameter = 'lesson';

/** The address of a lesson. */
export const lessonAddress = (slug: string): string =>
  `/learn?${lessonParameter}=${encodeURIComponent(slug)}`;
