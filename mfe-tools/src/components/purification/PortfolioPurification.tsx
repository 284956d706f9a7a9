import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { PurificationCompany } from '@tayyib/shared/contracts';
import { useMyStandard, type SlotProps } from '@tayyib/shared/sdk/modules';
import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { amountOf } from '../../domain/purification/amountOf';
import { newHoldingsOf, type NewHolding } from '../../domain/purification/NewHolding';
import { maxHoldings, newHolding, type PurificationForm } from '../../domain/purification/purificationForm';
import { methodOfStandard, methods } from '../../domain/purification/sources';
import { useLedger } from '../../state/useLedger';
import { useDraft, type Draft } from '../../state/drafts';
import { usePurificationForm } from '../../state/purification/usePurificationForm';
import { usePurificationFacts } from '../../state/purification/usePurificationFacts';
import { balanceInWords } from '../ledger/balanceInWords';
import { openInWords, totalInWords } from './amountInWords';
import { LockedAccounts } from './LockedAccounts';
import { Failure, Info, Section } from '@tayyib/shared/parts/page';
import { formatCountOf } from '@tayyib/shared/values/format';
import styles from './PortfolioPurification.module.css';

type Props = SlotProps['portfolio.panels'];

/** What a user's portfolio asks to be purified, what the ledger says is still open, and where to go on. */
export function PortfolioPurification({ holdings, isReading }: Props) {
  const draft = useDraft('purification');
  if (draft === null) return <Skeleton active title={false} aria-label="Loading what is to be purified" />;
  return <Purification key={draft.owner} draft={draft} holdings={holdings} isReading={isReading} />;
}

function Purification({ draft, holdings, isReading }: Props & { draft: Draft }) {
  const navigate = useNavigate();
  const { form, add } = usePurificationForm(draft);
  const balance = balanceInWords(useLedger());
  const standard = useMyStandard();
  // one request names no more companies
  const some = useMemo(() => holdings.slice(0, maxHoldings), [holdings]);
  const purchases = useMemo(() => some.flatMap(newHoldingsOf), [some]);
  const present = new Set(form.holdings.map(({ isin }) => isin));
  const missing = purchases.filter(({ isin }) => !present.has(isin));
  const [isOpening, setIsOpening] = useState(false);
  const openCalculator = useEffectEvent(() => {
    add(missing);
    void navigate('/purification-calculator');
  });
  useEffect(() => {
    if (isOpening && !isReading) openCalculator();
  }, [isOpening, isReading]);
  return (
    <Section title="Purification" hint="The impure part of your shares’ earnings.">
      <div className={styles.figures}>
        <Amount purchases={purchases} standard={standard} left={holdings.length - some.length} />
        <div>
          <h3 className={styles.figureTitle}>In your ledger</h3>
          <p className={styles.figure}>{balance ?? 'Nothing entered'}</p>
          <Link to="/purification-ledger">Purification ledger</Link>
        </div>
      </div>
      <div className={styles.ways}>
        {/* not disabled while facts are loading: a disabled button loses focus, and the press with it */}
        <Button loading={isOpening} onClick={() => setIsOpening(true)}>
          Open in the purification calculator
        </Button>
        <Link to="/zakat-calculator">Zakat of your shares</Link>
      </div>
    </Section>
  );
}

interface AmountProps extends Pick<PurificationForm, 'standard'> {
  purchases: readonly NewHolding[];
  /** Companies that are not computed. */
  left: number;
}

/** By the method of the standard; where the plan has no accounts, that it is not included. */
function Amount({ purchases, standard, left }: AmountProps) {
  const form = useMemo(
    (): PurificationForm => ({
      standard,
      method: null,
      holdings: purchases.map(({ isin, name, bought }, at) => ({
        ...newHolding(String(at), name, isin),
        ...bought,
      })),
    }),
    [purchases, standard],
  );
  const facts = usePurificationFacts(form, true);
  if (facts.isFetching && facts.edition === undefined)
    return <Skeleton active title={false} aria-label="Loading what is to be purified" />;
  if (facts.error)
    return (
      <Failure lead="Dividends and accounts are not available." error={facts.error} retry={facts.refetch} />
    );
  if (!form.holdings.every(facts.isDetailed))
    return (
      <div className={styles.wide}>
        <LockedAccounts typedIn="the purification calculator" />
      </div>
    );
  return <Total form={form} left={left} companies={facts.companies} day={facts.day} />;
}

interface TotalProps extends Pick<AmountProps, 'left'> {
  form: PurificationForm;
  companies: readonly PurificationCompany[];
  /** Of what is on file; undefined before it was requested. */
  day: string | undefined;
}

/** Computed when what is on file has arrived, after the figures of the portfolio are on the page. */
function Total({ form, companies, day, left }: TotalProps) {
  const [today] = useState(() => indianDay(new Date()));
  const { method } = methodOfStandard[form.standard];
  const { total, incomplete } = useMemo(
    () => amountOf(form.holdings, { companies, day: day ?? today, method }),
    [form, companies, day, today, method],
  );
  const unknown = total.open.filter(({ estimate }) => estimate === null).length;
  return (
    <div>
      <h3 className={styles.figureTitle}>To purify</h3>
      <p className={styles.figure}>{totalInWords(total)}</p>
      <div className={styles.quiet}>
        {[
          `${methods[method].title}${unknown > 0 ? `, without ${formatCountOf(unknown, 'unknown amount')}` : ''}.`,
          ...(incomplete > 0
            ? [
                `${incomplete} ${incomplete === 1 ? 'purchase' : 'purchases'} without a day or number of shares not included.`,
              ]
            : []),
          ...(left > 0
            ? [`${left} further ${left === 1 ? 'company is' : 'companies are'} not included.`]
            : []),
        ].join(' ')}
        {total.open.length > 0 && (
          <>
            {' '}
            <Info about="What is estimated or not known">
              <p>{openInWords(total)}.</p>
            </Info>
          </>
        )}
      </div>
    </div>
  );
}
