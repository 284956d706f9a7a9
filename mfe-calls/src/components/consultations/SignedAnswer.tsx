import type { Consultation } from '@tayyib/shared/contracts';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import styles from './Consultations.module.css';

/** The written answer, with who gave it and when; nothing before. */
export function SignedAnswer({
  consultation: { answer, answeredAt, advisor },
}: {
  consultation: Consultation;
}) {
  if (answer === null) return null;
  return (
    <blockquote className={styles.answer}>
      <p>{answer}</p>
      <footer>
        {advisor}, Shariah advisor{answeredAt !== null && `, ${formatOwnMoment(answeredAt)}`}
      </footer>
    </blockquote>
  );
}
