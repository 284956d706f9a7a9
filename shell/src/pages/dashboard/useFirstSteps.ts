import { refusalOf } from '@tayyib/shared/access';
import { firstSteps, type FirstStep } from '@tayyib/shared/first-steps';
import { withStorage } from '@tayyib/shared/parts/storage';
import { useRegistry } from '../../registry/useRegistry';
import { useSession } from '../../session/useSession';
import { useGetFirstStepsQuery } from './arrangementApi';

/** The first steps that this account can do: those whose page its plan and the running modules include. */
export function useFirstSteps() {
  const { data, isError, refetch } = useGetFirstStepsQuery();
  const { enabled } = useRegistry();
  const { user } = useSession();
  const routes = enabled.flatMap(({ descriptor }) => descriptor.routes);
  // the session has the standard that was chosen after the steps were read
  const hasStandard = user?.standard ? { standard: true } : {};
  const isOpen = ({ to }: FirstStep) =>
    to === '/profile' || routes.some(({ path, access }) => path === to && refusalOf(access, user) === null);
  return {
    steps: firstSteps.filter(isOpen).map(({ isDone, ...step }) => ({
      ...step,
      isDone: data !== undefined && isDone({ ...data, ...hasStandard, search: hasSearched() }),
    })),
    isLoading: data === undefined && !isError,
    hasFailed: data === undefined && isError,
    retry: () => void refetch(),
  };
}

/** Whether a stock was chosen in the search of this browser; the module of the search keeps that list. */
function hasSearched(): boolean {
  const chosen: unknown = withStorage((storage): unknown => JSON.parse(storage.getItem('stockdata') ?? '[]'));
  return Array.isArray(chosen) && chosen.length > 0;
}
