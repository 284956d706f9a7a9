import { refusalOf, type AccessLevel, type Refusal } from '@tayyib/shared/access';
import { useGetSessionQuery } from '@tayyib/shared/sdk/api';
import type { StandardId, User } from '@tayyib/shared/contracts';

/** The viewer and their access. The server checks again on every request. */
export function useViewer(): {
  user: User | null;
  isLoading: boolean;
  refusal: (access: AccessLevel) => Refusal | null;
} {
  const { data: user = null, isLoading } = useGetSessionQuery();
  return { user, isLoading, refusal: (access) => refusalOf(access, user) };
}

const byDefault: StandardId = 'TASIS';

/** The standard that the viewer's pages judge by: the one they chose, else our default. */
export function useMyStandard(): StandardId {
  return useViewer().user?.standard ?? byDefault;
}
