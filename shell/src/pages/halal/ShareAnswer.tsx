import type { PublicStock } from '@tayyib/shared/contracts';
import { useShare } from '@tayyib/shared/parts/share';
import { cardPath, stockPath } from '@tayyib/shared/public-pages';
import { answerInWords } from '@tayyib/shared/shariah';
import { useIsHydrated } from '../../browser/useIsHydrated';
import { ActionButton } from '../../controls/actions';
import styles from './halal.module.css';

/** Passes on the answer of this page: by the device's own dialog with its picture, or as a message of WhatsApp. */
export function ShareAnswer({ stock }: { stock: PublicStock }) {
  const { stock: name, code, verdicts } = stock;
  const [byDefault] = verdicts;
  const text = byDefault ? `${name}. ${answerInWords(byDefault)}` : name;
  const isHydrated = useIsHydrated();
  const { outcome, prepare, share, textWithAddress } = useShare({
    title: name,
    text,
    path: stockPath(code),
    picture: cardPath(code),
  });
  return (
    <p className={styles.share}>
      <ActionButton onPointerEnter={prepare} onFocus={prepare} onClick={share}>
        Share this answer
      </ActionButton>
      {isHydrated && (
        <a
          href={`https://wa.me/?${new URLSearchParams({ text: textWithAddress() })}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp <span className={styles.hidden}>(opens in a new tab)</span>
        </a>
      )}
      <span role="status">{outcome}</span>
    </p>
  );
}
