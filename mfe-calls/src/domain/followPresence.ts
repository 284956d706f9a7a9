import type { ActiveUser, CallBroadcast } from '@tayyib/shared/contracts';

type PresenceMessage = Extract<CallBroadcast, { event: 'ACTIVE_USERS' | 'ACTIVE_USERS_CHANGED' }>;

/** The users online after a presence message, sorted by name. */
export function followPresence(users: readonly ActiveUser[], message: PresenceMessage): ActiveUser[] {
  if (message.event === 'ACTIVE_USERS') return message.activeUsers;
  const removed = new Set([...message.went, ...message.came.map(({ peer }) => peer)]);
  return [...users.filter(({ peer }) => !removed.has(peer)), ...message.came].sort((one, other) =>
    one.username.localeCompare(other.username, 'en-IN'),
  );
}
