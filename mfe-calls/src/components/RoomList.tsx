import type { GroupCallRoom } from '@tayyib/shared/contracts';

/** The group rooms that are open, by who opened them. */
export function RoomList({ rooms }: { rooms: readonly GroupCallRoom[] }) {
  if (rooms.length === 0) return <p>No group room is open right now.</p>;
  return (
    <ul aria-label="Group rooms">
      {rooms.map(({ roomId, title, hostName }) => (
        <li key={roomId}>
          {title}, with {hostName}
        </li>
      ))}
    </ul>
  );
}
