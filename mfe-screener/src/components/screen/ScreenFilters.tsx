import type { ScreenReply } from '@tayyib/shared/contracts';
import { LockOverlay } from '@tayyib/shared/parts/premium';
import { stockDetail } from '@tayyib/shared/stock-detail';
import { gradeNames } from '@tayyib/shared/shariah';
import { badgeLabels } from '@tayyib/shared/sdk/ui';
import {
  ages,
  badges,
  everything,
  grades,
  sizes,
  type ScreenChoices,
} from '../../domain/screens/screenAddress';
import { ageWords, sizeWords } from '../../domain/wording';
import { ChoiceGroup } from './ChoiceGroup';
import { LimitSlider } from './LimitSlider';
import { NameFilter } from './NameFilter';
import styles from './screen.module.css';
import { StandardSelect } from '../market/StandardSelect';
import type { ChangeScreen } from './useScreen';

interface Props {
  choices: ScreenChoices;
  change: ChangeScreen;
  /** How many stocks each choice would show; undefined until loaded. */
  counts: ScreenReply['counts'] | undefined;
}

function RatioLimits({ choices, change }: Pick<Props, 'choices' | 'change'>) {
  return (
    <div className={styles.limits}>
      <LimitSlider
        label="Debt at most"
        highest={0.5}
        step={0.01}
        value={choices.maxDebt}
        onChange={(maxDebt) => change({ maxDebt })}
      />
      <LimitSlider
        label="Impure income at most"
        highest={0.1}
        step={0.005}
        value={choices.maxImpureIncome}
        onChange={(maxImpureIncome) => change({ maxImpureIncome })}
      />
    </div>
  );
}

/** The preview changes nothing. */
const ignore = () => undefined;

/** All filters of the halal screener; those by ratio need a premium plan. */
export function ScreenFilters({ choices, change, counts }: Props) {
  const sectors = counts?.sector ?? choices.sector.map((name) => ({ name, count: undefined }));
  return (
    <form className={styles.filters} aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <NameFilter
        value={choices.q}
        standard={choices.standard}
        onChange={(q) => change({ q }, { replace: choices.q !== '' })}
      />
      <StandardSelect value={choices.standard} onChange={(standard) => change({ standard })} />
      <ChoiceGroup
        legend="Verdict"
        options={badges.map((badge) => ({
          value: badge,
          label: badgeLabels[badge].text,
          count: counts?.badge[badge],
        }))}
        chosen={choices.badge}
        onChange={(badge) => change({ badge })}
      />
      <ChoiceGroup
        legend="Under review for"
        options={grades.map((grade) => ({
          value: grade,
          label: gradeNames[grade],
          count: counts?.grade?.[grade],
        }))}
        chosen={choices.grade}
        onChange={(grade) => change({ grade })}
      />
      <ChoiceGroup
        legend="Accounts"
        options={ages.map((age) => ({ value: age, label: ageWords[age], count: counts?.freshness?.[age] }))}
        chosen={choices.freshness}
        onChange={(freshness) => change({ freshness })}
      />
      <LockOverlay
        title="Filters by ratio"
        access={stockDetail.ratios}
        preview={<RatioLimits choices={everything} change={ignore} />}
      >
        <RatioLimits choices={choices} change={change} />
      </LockOverlay>
      <ChoiceGroup
        legend="Company size"
        options={sizes.map((size) => ({ value: size, label: sizeWords[size], count: counts?.size[size] }))}
        chosen={choices.size}
        onChange={(size) => change({ size })}
      />
      <ChoiceGroup
        legend="Sector"
        options={sectors.map(({ name, count }) => ({ value: name, label: name, count }))}
        chosen={choices.sector}
        onChange={(sector) => change({ sector })}
      />
    </form>
  );
}
