import { useGetConsentsQuery } from '@tayyib/shared/sdk/api';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { onDemand } from '@tayyib/shared/parts/page';

const DisclaimerDialog = onDemand(async () => (await import('./DisclaimerDialog')).DisclaimerDialog);

/** Asks for the disclaimer on the first page of a stock, once per version of its text and account. */
export function Disclaimer() {
  const { user } = useViewer();
  const { data, refetch } = useGetConsentsQuery(undefined, { skip: !user?.userstatus });
  return data?.disclaimer.isGiven === false ? <DisclaimerDialog onAgreed={refetch} /> : null;
}
