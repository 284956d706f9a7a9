import { schoolNames, schoolOf, schools, schoolSettings } from '../../domain/zakat/schools';
import { calculateZakat, outcomeLabels } from '../../domain/zakat/zakat';
import { inRupees } from '../../domain/zakat/ZakatLine';
import type { MetalPricesPaise, ZakatSheet } from '../../domain/zakat/zakatSheet';
import styles from './SchoolsCompared.module.css';

interface Props {
  sheet: ZakatSheet;
  prices: MetalPricesPaise;
}

/** What the zakat would be by the choices of each school, and what to do where they differ. */
export function SchoolsCompared({ sheet, prices }: Props) {
  const chosen = schoolOf(sheet.settings);
  const results = schools.map((school) => {
    const settings = { ...sheet.settings, ...schoolSettings[school] };
    return { school, ...calculateZakat({ ...sheet, settings }, prices) };
  });
  if (results.some(({ outcome }) => outcome === 'price-missing')) return null;
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
          {results.map(({ school, outcome, duePaise }) => (
            <div key={school}>
              <dt>
                {schoolNames[school]}
                {school === chosen && ', your choice'}
              </dt>
              <dd>{outcome === 'due' ? inRupees(duePaise) : outcomeLabels[outcome]}</dd>
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
