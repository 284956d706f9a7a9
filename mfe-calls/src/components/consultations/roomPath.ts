/** The parameter of `/consultations` that names the room the user is in. */
export const roomParameter = 'room';

/** The address of a consultation's room. */
export const roomPath = (id: string): string => `/consultations?${roomParameter}=${id}`;
