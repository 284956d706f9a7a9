import { Suspense, useEffect, useId, useRef } from 'react';
import { LazyPart, PageSkeleton } from '@tayyib/shared/parts/page';
import { LockOverlay } from '@tayyib/shared/parts/premium';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link, useLocation, useSearchParams } from '@tayyib/shared/sdk/router';
import { watchEdges } from '@tayyib/shared/parts/tables';
import { CompliantInstead } from '../stock/instead/CompliantInstead';
import { isRefusedBy, NonCompliantOverlay } from '../stock/NonCompliantOverlay';
import { PartPreview } from './PartPreview';
import { stockTabs, tabOf, titleOf, type StockPart } from './stockParts';
import type { StockPartProps } from './StockPartProps';
import { StockLine } from './StockLine';
import { useIsStuck } from './useIsStuck';
import styles from './StockParts.module.css';

/** Everything about a stock below its verdict, one tab at a time, selected by the URL (`?part=chart`). */
export function StockParts(props: StockPartProps) {
  const [address] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const tab = tabOf(address.get('part'));
  const tabs = useRef<HTMLDivElement>(null);
  const { above, isStuck } = useIsStuck();
  const selected = props.stock.verdicts.find(({ standard }) => standard.id === props.standard);
  // on a phone the tabs are wider than the window; only they scroll, not the page
  useEffect(() => {
    const { current: row } = tabs;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [tab.id]);
  useEffect(() => watchEdges(tabs.current), []);
  const addressOf = (id: string) => {
    const next = new URLSearchParams(address);
    if (id === stockTabs[0].id) next.delete('part');
    else next.set('part', id);
    return `?${next}`;
  };
  return (
    <div className={styles.parts}>
      <div ref={above} className={styles.above} aria-hidden="true" />
      <nav className={styles.nav} aria-label="About this stock">
        <div ref={tabs} className={styles.row}>
          {stockTabs.map(({ id, title }) => (
            <Link
              key={id}
              to={addressOf(id)}
              state={state}
              replace
              preventScrollReset
              aria-current={id === tab.id ? 'true' : undefined}
            >
              {title}
            </Link>
          ))}
        </div>
        {selected && isStuck && <StockLine stock={props.stock} verdict={selected} />}
      </nav>
      {tab === stockTabs[0] && selected && isRefusedBy(props.stock, props.standard) && (
        <CompliantInstead stock={props.stock} verdict={selected} />
      )}
      {tab.parts.map((part) => (
        <Section key={part.id} part={part} {...props} />
      ))}
    </div>
  );
}

/** A part, if there is something to show in it. */
function Section({ part, ...props }: StockPartProps & { part: StockPart }) {
  const { Known } = part;
  const { refusal, isLoading } = useViewer();
  const section = <TitledSection part={part} {...props} />;
  // what is locked requests nothing
  const isLocked = part.isPremium && (isLoading || refusal('premium') !== null);
  if (!Known || isLocked) return section;
  return (
    <Suspense fallback={<div className={styles.pending} />}>
      <Known stock={props.stock}>{section}</Known>
    </Suspense>
  );
}

/** A part with its heading, locked or covered where it has to be. */
function TitledSection({ part, ...props }: StockPartProps & { part: StockPart }) {
  const titleId = useId();
  const { stock, standard } = props;
  const title = titleOf(part, stock);
  const shown = (
    <NonCompliantOverlay
      key={stock.isin}
      isNonCompliant={part.isAboutPrice && isRefusedBy(stock, standard)}
      title={title.toLowerCase()}
    >
      <LazyPart key={`${stock.isin} ${part.id}`} skeleton={part.shape && <PageSkeleton shape={part.shape} />}>
        <part.Shown {...props} />
      </LazyPart>
    </NonCompliantOverlay>
  );
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {part.isPremium ? (
        <LockOverlay title={title} preview={<PartPreview shape={part.preview ?? 'table'} />}>
          {shown}
        </LockOverlay>
      ) : (
        shown
      )}
    </section>
  );
}
