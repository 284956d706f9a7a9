/** Every connection of a user whose plan includes the community. */
export const membersRoom = 'community';
