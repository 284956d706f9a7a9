import { useAppSelector } from '@tayyib/shared/sdk/store';
import { selectCall } from '../../state/callSlice';
import { CallStage } from './CallStage';

/** The current call as part of a page, beside its other content. */
export default function CallPart() {
  const call = useAppSelector(selectCall);
  return 'call' in call ? <CallStage {...call} isPart /> : null;
}
