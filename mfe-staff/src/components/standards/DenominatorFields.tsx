import { useState } from 'react';
import type { Recipe } from '@tayyib/shared/contracts';
import { denominatorKind, denominatorOf, windowOf } from '../../domain/denominators';
import type { DenominatorKind } from '../../domain/denominators';
import { ChoiceField, NumberField } from '../common/inputs';

const defaultWindowMonths = 36;

/** The denominator of a ratio, with the averaging period of a market capitalisation. */
export function DenominatorFields({
  path,
  denominator,
  onChange,
}: {
  path: string;
  denominator: Recipe;
  onChange: (denominator: Recipe) => void;
}) {
  // allows switching back to the initial one
  const [initial] = useState(denominator);
  const months = windowOf(denominator);
  const options: Readonly<Record<DenominatorKind, string>> = {
    totalAssets: 'Total assets',
    marketCap: 'Average market capitalisation',
    other: denominatorKind(initial) === 'other' ? initial.label : 'Initial value',
  };
  return (
    <>
      <ChoiceField
        path={path}
        label="Divided by"
        options={options}
        value={denominatorKind(denominator)}
        onChange={(kind) => onChange(denominatorOf(kind, months ?? defaultWindowMonths, initial))}
      />
      {months !== null && (
        <NumberField
          path={`${path}.terms.ind_as.0.averageMarketCapMonths`}
          label="Averaged over (months)"
          value={months}
          onChange={(next) => onChange(denominatorOf('marketCap', next, initial))}
        />
      )}
    </>
  );
}
