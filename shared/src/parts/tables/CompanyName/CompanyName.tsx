import { shortName } from '@tayyib/shared/values/format';
import styles from './CompanyName.module.css';

/** A company's name in a table. Sighted readers see it without "Limited", on one line; its text remains the full name. */
export function CompanyName({ name }: { name: string }) {
  const [short, legalForm] = shortName(name);
  return (
    <>
      {short}
      {legalForm && <span className={styles.hidden}>{legalForm}</span>}
    </>
  );
}
