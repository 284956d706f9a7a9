/** The form of something that is not stored yet, in the address. */
export const newOne = 'new';

export const eventsAddress = '/staff/learning';
export const libraryAddress = '/staff/learning?tab=library';
export const eventAddress = (id: string): string => `${eventsAddress}?event=${id}`;
export const courseAddress = (id: string): string => `${libraryAddress}&course=${id}`;
export const lessonAddress = (id: string): string => `${libraryAddress}&lesson=${id}`;
