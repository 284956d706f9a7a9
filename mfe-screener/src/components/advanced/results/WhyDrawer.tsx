import { useId } from 'react';
import type { ScreenResultRow, ScreenWhyReply, StandardId } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { Drawer, Icon } from '@tayyib/shared/sdk/ui';
import { Answered } from '@tayyib/shared/parts/page';
import { useExplainMatchQuery } from '../../../api/screensApi';
import { stockAddress } from '../../../domain/stockAddress';
import styles from './WhyDrawer.module.css';

interface Props {
  row: ScreenResultRow;
  text: string;
  standard: StandardId;
  onClose: () => void;
}

type Outcome = ScreenWhyReply['outcome'];
const outcomes: Readonly<Record<Outcome, { icon: string; label: string }>> = {
  passed: { icon: 'check', label: 'Matches' },
  failed: { icon: 'cross', label: 'Does not match' },
  unknown: { icon: 'help', label: 'Missing data' },
};

/** Explains clause by clause why a company matched or lacks data, with the values. */
export function WhyDrawer({ row, text, standard, onClose }: Props) {
  const title = useId();
  const query = useExplainMatchQuery({ text, standard, isin: row.isin });
  return (
    <Drawer
      open
      title={<span id={title}>Why {row.stock}</span>}
      size="large"
      onClose={onClose}
      aria-labelledby={title}
    >
      <Answered query={query}>
        {({ reasons }) => (
          <ol className={styles.reasons}>
            {reasons.map((reason, at) => (
              <li
                key={at}
                data-outcome={reason.outcome}
                style={{ marginLeft: `calc(${reason.depth} * var(--space-4))` }}
              >
                <strong>
                  <Icon name={outcomes[reason.outcome].icon} /> {outcomes[reason.outcome].label}
                </strong>{' '}
                <code>{reason.text}</code>
                <p>{reason.sentence}</p>
              </li>
            ))}
          </ol>
        )}
      </Answered>
      <p>
        <Link to={stockAddress(row.isin, standard)}>Open {row.stock}</Link>
      </p>
    </Drawer>
  );
}
