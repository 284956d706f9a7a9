/** The id of a section's heading, to which a link jumps. */
export const sectionId = (title: string) => `section-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
