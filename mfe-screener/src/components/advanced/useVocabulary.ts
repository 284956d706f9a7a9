import { useMemo } from 'react';
import type { MetricEntry } from '@tayyib/shared/contracts';
import { defineRatios, type CustomRatio, type Vocabulary } from '@tayyib/shared/screens';
import { useGetCatalogueQuery, useGetCustomRatiosQuery } from '../../api/screensApi';

/** What a screen may name today. Until it is known any word will do: the server reads the text again. */
export function useVocabulary(): {
  vocabulary: Vocabulary;
  ratios: readonly CustomRatio[];
  metrics: readonly MetricEntry[];
} {
  const { data: catalogue } = useGetCatalogueQuery();
  const { data: own } = useGetCustomRatiosQuery();
  return useMemo(() => {
    const metrics = catalogue?.metrics ?? [];
    const { ratios } = defineRatios(own?.ratios ?? []);
    const choices = Object.fromEntries(
      metrics
        .filter(({ id }) => id === 'sector' || id === 'industry')
        .map(({ id, choices: words }) => [id, (words ?? []).map(({ name }) => name)]),
    );
    return { vocabulary: catalogue ? { ratios, choices } : { ratios }, ratios, metrics };
  }, [catalogue, own]);
}
