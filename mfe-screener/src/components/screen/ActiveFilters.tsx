import { formatPercent } from '@tayyib/shared/values/format';
import { gradeNames } from '@tayyib/shared/shariah';
import { badgeLabels, Button, Icon } from '@tayyib/shared/sdk/ui';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { ageWords, sizeWords } from '../../domain/wording';
import styles from './ActiveFilters.module.css';
import type { ChangeScreen } from './useScreen';

interface Props {
  choices: ScreenChoices;
  change: ChangeScreen;
  clear: () => void;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ choices, change, clear }: Props) {
  const active = activeFilters(choices);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button type="button" className={styles.chip} onClick={() => change(without)}>
            {label}
            <Icon name="close" label="Remove" />
          </button>
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={clear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

/** The active filters with their labels, and the change that removes each. */
export function activeFilters(choices: ScreenChoices): { label: string; without: Partial<ScreenChoices> }[] {
  const { badge, grade, freshness, sector, size, maxDebt, maxImpureIncome, q } = choices;
  return [
    ...(q.trim() === '' ? [] : [{ label: `“${q.trim()}”`, without: { q: '' } }]),
    ...badge.map((one) => ({
      label: badgeLabels[one].text,
      without: { badge: badge.filter((other) => other !== one) },
    })),
    ...grade.map((one) => ({
      label: gradeNames[one],
      without: { grade: grade.filter((other) => other !== one) },
    })),
    ...freshness.map((one) => ({
      label: `Accounts: ${ageWords[one].toLowerCase()}`,
      without: { freshness: freshness.filter((other) => other !== one) },
    })),
    ...(maxDebt === undefined
      ? []
      : [{ label: `Debt ≤ ${formatPercent(maxDebt)}`, without: { maxDebt: undefined } }]),
    ...(maxImpureIncome === undefined
      ? []
      : [
          {
            label: `Impure income ≤ ${formatPercent(maxImpureIncome)}`,
            without: { maxImpureIncome: undefined },
          },
        ]),
    ...size.map((one) => ({
      label: sizeWords[one],
      without: { size: size.filter((other) => other !== one) },
    })),
    ...sector.map((one) => ({ label: one, without: { sector: sector.filter((other) => other !== one) } })),
  ];
}
