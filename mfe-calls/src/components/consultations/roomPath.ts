/** The parameter of `/consultations` that names the room the user is in. */
export const roomParameter = 'room';
/** The one that names the consultation that the user has just booked or moved. */
export const bookedParameter = 'booked';

/** The address of a consultation's room. */
export const roomPath = (id: string): string => `/consultations?${roomParameter}=${id}`;
