import { useState } from 'react';
import type { Recipe } from '@tayyib/shared/contracts';
import { denominatorKind, denominatorOf, windowOf } from '../../domain/denominators';
import type { DenominatorKind } from '../../domain/denominators';
import { ChoiceField, NumberField } from '../common/inputs';

const usualWindowMonths = 36;

/** What a ratio is divided by, and over how many months where that is a market capitalisation. */
export function DenominatorFields({
  path,
  denominator,
  onChange,
}: {
  path: string;
  denominator: Recipe;
  onChange: (denominator: Recipe) => void;
}) {
  // to come back to it after a look at the others
  const [first] = useState(denominator);
  const months = windowOf(denominator);
  const options: Readonly<Record<DenominatorKind, string>> = {
    totalAssets: 'Total assets',
    marketCap: 'Average market capitalisation',
    other: denominatorKind(first) === 'other' ? first.label : 'As it was',
  };
  return (
    <>
      <ChoiceField
        path={path}
        label="Divided by"
        options={options}
        value={denominatorKind(denominator)}
        onChange={(kind) => onChange(denominatorOf(kind, months ?? usualWindowMonths, first))}
      />
      {months !== null && (
        <NumberField
          path={`${path}.terms.ind_as.0.averageMarketCapMonths`}
          label="Averaged over (months)"
          value={months}
          onChange={(next) => onChange(denominatorOf('marketCap', next, first))}
        />
      )}
    </>
  );
}
