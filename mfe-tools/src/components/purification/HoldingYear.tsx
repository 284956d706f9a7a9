import { formatDay } from '@tayyib/shared/values/format';
import type { YearResult } from '../../domain/purification/purify';
import { emptyCorrection, type YearCorrection } from '../../domain/purification/purificationForm';
import { methodIds, type MethodId } from '../../domain/purification/sources';
import { CompanyIncome } from './CompanyIncome';
import { FundPortfolio } from './FundPortfolio';
import { MethodAnswer } from './MethodAnswer';
import { amountInWords } from './amountInWords';
import styles from './HoldingYear.module.css';
import { YearCorrections } from './YearCorrections';

interface Props {
  result: YearResult;
  method: MethodId;
  /** Whether a field of the holding has a text that is no number, so that no amount is known. */
  isUnread: boolean;
  /** Whether it is open at first. */
  isOpen: boolean;
  correction?: YearCorrection | undefined;
  /** Whether it is of a fund. */
  isFund: boolean;
  onCorrect: (correction: YearCorrection) => void;
}

/** One financial year of a holding: the chosen method, the others on request, the company's income or the fund's portfolio, and fields to correct both. */
export function HoldingYear({
  result,
  method,
  isUnread,
  isOpen,
  correction = emptyCorrection,
  isFund,
  onCorrect,
}: Props) {
  const { facts, methods } = result;
  const { to, accounts } = facts.year;
  return (
    <details className={styles.year} open={isOpen}>
      <summary>
        <span>Year to {formatDay(to)}</span>
        <strong>{isUnread ? 'Not known' : amountInWords(methods[method])}</strong>
      </summary>
      {!isUnread && <YearAmounts result={result} method={method} />}
      {accounts && <CompanyIncome year={accounts} />}
      {facts.fund && <FundPortfolio fund={facts.fund} />}
      <YearCorrections facts={facts} correction={correction} isFund={isFund} onCorrect={onCorrect} />
    </details>
  );
}

/** What a year asks for by the chosen method, and by the others on request. */
function YearAmounts({ result: { facts, methods }, method }: Pick<Props, 'result' | 'method'>) {
  const days = `${formatDay(facts.year.from)} to ${formatDay(facts.year.to)}`;
  return (
    <>
      <ul className={styles.methods} aria-label={`Chosen method, ${days}`}>
        <MethodAnswer method={method} result={methods[method]} isChosen />
      </ul>
      <details className={styles.others}>
        <summary>The same by other methods</summary>
        <ul className={styles.methods} aria-label={`Other methods, ${days}`}>
          {methodIds
            .filter((id) => id !== method)
            .map((id) => (
              <MethodAnswer key={id} method={id} result={methods[id]} isChosen={false} />
            ))}
        </ul>
      </details>
    </>
  );
}
