import type { DashboardArrangement } from '@tayyib/shared/contracts';
import { useSession } from '../../session/useSession';
import { ourArrangement } from './arrange';
import { useSaveArrangementMutation } from './arrangementApi';

/** How the viewer arranged the dashboard. It comes with the session, so it is known before the first card is drawn. */
export function useArrangement() {
  const { user } = useSession();
  const [send, { error, isLoading }] = useSaveArrangementMutation();
  const arrangement = user?.dashboard ?? ourArrangement;
  return {
    arrangement,
    /** Why the last change was not saved. */
    error,
    isSaving: isLoading,
    /** Whether it was saved. */
    save: async (change: Partial<DashboardArrangement>): Promise<boolean> =>
      !(await send({ ...arrangement, ...change })).error,
  };
}
