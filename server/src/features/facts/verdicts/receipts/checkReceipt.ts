import type { StatusCode, VerdictReceipt } from '@tayyib/shared/contracts';
import { editionStanding, judgeInputs } from '@tayyib/shared/shariah';

export interface ReceiptCheck {
  /** Whether the receipt is the hash of its edition and inputs. */
  isHashRight: boolean;
  /** Whether these inputs under this edition give the status it states. */
  isStatusRight: boolean;
  /** Whether its rules are those published under the name of its edition. */
  edition: ReturnType<typeof editionStanding>;
  receipt: string;
  status: StatusCode;
  reasons: string[];
}

/** Recomputes a verdict from the content of its receipt alone. */
export function checkReceipt({ inputs, standard, receipt, status, isin }: VerdictReceipt): ReceiptCheck {
  const again = judgeInputs(inputs, standard);
  return {
    isHashRight: again.receipt === receipt && inputs.isin === isin,
    isStatusRight: again.status === status,
    edition: editionStanding(standard),
    receipt: again.receipt,
    status: again.status,
    reasons: again.reasons,
  };
}
