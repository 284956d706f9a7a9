import { productName } from '@tayyib/shared/brand';
import { standardNames, standards } from '@tayyib/shared/shariah';
import { Link } from '@tayyib/shared/sdk/router';
import { pageOfStandard } from '../texts/screening/pageOfStandard';
import styles from './WhoDecides.module.css';

/** Whose rules they are, and what scholars do here: facts only. */
export function WhoDecides() {
  return (
    <section aria-labelledby="scholars" className={styles.section}>
      <div>
        <h2 id="scholars" className={styles.heading}>
          Scholars and their standards
        </h2>
        <p>
          The rules come from seven bodies with scholars of their own. {productName} did not write them and is
          not connected with any of these bodies; each page says what we read, where, and what we took from
          it.
        </p>
        <p>
          An advisor who takes part here can hold a verdict or decide it. The page of the company then names
          who signed, why, and from when. We name no scholar who has not agreed to it, and accounts of
          demonstrations say that they are simulated.
        </p>
      </div>
      <ul className={styles.standards}>
        {standards.map(({ id, edition }) => (
          <li key={id}>
            <Link to={pageOfStandard(id)}>{standardNames[id]}</Link>
            <small>edition {edition}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
