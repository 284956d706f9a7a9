import type { StandardId, StockPage } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';

/** Whether a stock is not compliant by the standard the viewer chose, whatever the default standard says. */
export const isRefusedBy = ({ verdicts }: Pick<StockPage, 'verdicts'>, standard: StandardId): boolean =>
  verdicts.some((verdict) => verdict.standard.id === standard && badgeOf(verdict.status) === 'non_compliant');
