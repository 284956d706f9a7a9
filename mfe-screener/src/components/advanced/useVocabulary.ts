import { useMemo } from 'react';
import type { MetricEntry } from '@tayyib/shared/contracts';
import { defineRatios, type CustomRatio, type Vocabulary } from '@tayyib/shared/screens';
import { useGetCatalogueQuery, useGetCustomRatiosQuery } from '../../api/screensApi';

/** The names a query may use. Any name is accepted until they are loaded; the server validates the text again. */
export function useVocabulary(): {
  vocabulary: Vocabulary;
  ratios: readonly CustomRatio[];
  metrics: readonly MetricEntry[];
} {
  const { data: catalogue } = useGetCatalogueQuery();
  const { data: saved } = useGetCustomRatiosQuery();
  return useMemo(() => {
    const metrics = catalogue?.metrics ?? [];
    const { ratios } = defineRatios(saved?.ratios ?? []);
    const choices = Object.fromEntries(
      metrics
        .filter(({ id }) => id === 'sector' || id === 'industry')
        .map(({ id, choices: options }) => [id, (options ?? []).map(({ name }) => name)]),
    );
    return { vocabulary: catalogue ? { ratios, choices } : { ratios }, ratios, metrics };
  }, [catalogue, saved]);
}
