import { useGetSessionQuery } from '@tayyib/shared/sdk/api';
import { withStorage } from '@tayyib/shared/parts/storage';

/**
 * Whose forms this browser shows: the user's id, or `visitor`. While the server cannot be reached the user is the one who was
 * signed in last, so that a reload without a connection shows what was typed; signing out removes that record.
 */
export function useOwner(): { owner: string; isLoading: boolean } {
  const { data, isLoading, error } = useGetSessionQuery();
  const id = data?._id ?? (data === undefined && error !== undefined ? lastUser() : null);
  return { owner: id ?? 'visitor', isLoading };
}

/** From the record that the shell keeps of the signed-in user. */
function lastUser(): string | null {
  const record = withStorage((storage): unknown => JSON.parse(storage.getItem('login') ?? 'null'));
  const user = fieldOf(record, 'user');
  const id = fieldOf(user, '_id');
  return typeof id === 'string' ? id : null;
}

function fieldOf(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}
