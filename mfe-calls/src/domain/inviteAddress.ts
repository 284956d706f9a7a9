/** The page of calls. */
const callsPath = '/video_chart';

/** The address of a room, which an invite link is: who opens it asks to be let in. */
export const inviteAddress = (code: string): string => `${callsPath}?${new URLSearchParams({ room: code })}`;

/** The secret in the query of such an address; null without one. */
export const inviteCodeIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get('room');
  return code === null || code === '' ? null : code;
};
