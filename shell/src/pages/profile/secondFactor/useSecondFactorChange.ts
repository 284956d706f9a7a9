import type { OwnProofBody } from '@tayyib/shared/contracts';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useSendSecondFactorProofMutation,
} from './secondFactorApi';

/** What the user can do to their second factor. */
export type Change = 'setUp' | 'replaceCodes' | 'remove';

/** The requests of each change, with their states; `run` returns whether the request succeeded. */
export function useSecondFactorChange() {
  const [begin, beginning] = useBeginSecondFactorMutation();
  const [confirm, confirming] = useConfirmSecondFactorMutation();
  const [replace, replacing] = useReplaceRecoveryCodesMutation();
  const [remove, removing] = useRemoveSecondFactorMutation();
  const [mail, mailing] = useSendSecondFactorProofMutation();
  return {
    begin: { state: beginning, run: async (proof: OwnProofBody) => !(await begin(proof)).error },
    confirm: { state: confirming, run: async (code: string) => !(await confirm({ code })).error },
    replace: { state: replacing, run: async (proof: OwnProofBody) => !(await replace(proof)).error },
    remove: { state: removing, run: async (proof: OwnProofBody) => !(await remove(proof)).error },
    mailing,
    mail: () => void mail(),
    /** Forgets every reply: the secret and the codes are not stored longer than they are shown. */
    reset: () => {
      for (const each of [beginning, confirming, replacing, removing, mailing]) each.reset();
    },
  };
}
