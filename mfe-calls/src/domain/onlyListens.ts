import type { GroupCallState } from '@tayyib/shared/contracts';

/** Whether the user may neither speak nor show anything: in a room of one to many, until the host lets them. */
export const onlyListens = ({ isOneToMany, participants }: GroupCallState): boolean =>
  isOneToMany && participants.some(({ self, isMutedByHost }) => self && isMutedByHost);
