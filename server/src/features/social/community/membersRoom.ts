/** Everyone connected whose plan opens the community. */
export const membersRoom = 'community';
