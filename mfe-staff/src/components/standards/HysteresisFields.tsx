import type { Hysteresis } from '@tayyib/shared/contracts';
import { ChoiceField, NumberField, PercentField } from '../common/inputs';

interface Props {
  path: string;
  limit: number;
  hysteresis: Hysteresis | undefined;
  onChange: (hysteresis: Hysteresis | undefined) => void;
}

const kinds = {
  none: 'None',
  bands: 'It stays within a wider limit',
  buffer: 'It leaves and returns after some periods',
} as const;

/** How an earlier compliant result changes the limit. */
export function HysteresisFields({ path, limit, hysteresis, onChange }: Props) {
  const choose = (kind: keyof typeof kinds) => {
    if (kind === 'none') onChange(undefined);
    else if (kind === 'bands') onChange({ kind, stayLimit: limit });
    else onChange({ kind, points: 0.02, periods: 3, periodMonths: 3 });
  };
  return (
    <>
      <ChoiceField
        path={path}
        label="Effect of an earlier pass"
        options={kinds}
        value={hysteresis?.kind ?? 'none'}
        onChange={choose}
      />
      {hysteresis?.kind === 'bands' && (
        <PercentField
          path={`${path}.stayLimit`}
          label="Limit to stay (%)"
          value={hysteresis.stayLimit}
          onChange={(stayLimit) => onChange({ ...hysteresis, stayLimit })}
        />
      )}
      {hysteresis?.kind === 'buffer' && (
        <>
          <PercentField
            path={`${path}.points`}
            label="Tolerated beyond the limit (percentage points)"
            value={hysteresis.points}
            onChange={(points) => onChange({ ...hysteresis, points })}
          />
          <NumberField
            path={`${path}.periods`}
            label="Periods"
            value={hysteresis.periods}
            onChange={(periods) => onChange({ ...hysteresis, periods })}
          />
          <NumberField
            path={`${path}.periodMonths`}
            label="Months in a period"
            value={hysteresis.periodMonths}
            onChange={(periodMonths) => onChange({ ...hysteresis, periodMonths })}
          />
        </>
      )}
    </>
  );
}
