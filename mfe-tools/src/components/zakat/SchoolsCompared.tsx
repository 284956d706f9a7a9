import { hawlOf, type Hawl } from '../../domain/zakat/hawl';
import { schoolNames, schoolOf, schools, schoolSettings } from '../../domain/zakat/schools';
import { calculateZakat } from '../../domain/zakat/zakat';
import { toSheet, type ZakatForm } from '../../domain/zakat/zakatForm';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { MetalPricesPaise } from '../../domain/zakat/zakatSheet';
import styles from './SchoolsCompared.module.css';

interface Props {
  form: ZakatForm;
  today: string;
  /** The prices by which a year is calculated: a school may have another due day. */
  pricesOf: (hawl: Hawl | null) => MetalPricesPaise;
}

/** What the zakat would be by the choices of each school, and what to do where they differ. */
export function SchoolsCompared({ form, today, pricesOf }: Props) {
  const chosen = schoolOf(form.settings);
  const results = schools.map((school) => {
    const settings = { ...form.settings, ...schoolSettings[school] };
    const hawl = hawlOf(form, settings, today);
    const sheet = toSheet({ ...form, settings }, hawl?.isComplete);
    return { school, ...calculateZakat(sheet, pricesOf(hawl)) };
  });
  if (results.some(({ outcome }) => outcome === 'incomplete')) return null;
  const areSame = new Set(results.map(({ duePaise }) => duePaise)).size === 1;
  return (
    <div className={styles.compared}>
      <h3>Where scholars differ</h3>
      <p>
        {areSame
          ? 'On what you entered, the four schools come to the same amount.'
          : 'On what you entered, with the other choices as they are:'}
      </p>
      {!areSame && (
        <dl>
          {results.map(({ school, outcome, summary, duePaise }) => (
            <div key={school}>
              <dt>
                {schoolNames[school]}
                {school === chosen && ', your choice'}
              </dt>
              <dd>{outcome === 'due' ? inRupees(duePaise) : summary}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        If you follow a school, choose it. If you do not, ask a scholar you trust about the points on which
        your amount changes, and follow the same answer every year: not the one that is cheapest this year. If
        you cannot ask before your zakat is due, paying the higher amount fulfils both answers.
      </p>
    </div>
  );
}
