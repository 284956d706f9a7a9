/** The nisabs a person can choose from. */
export const nisabs = ['silver612', 'silver595', 'gold87', 'gold85'] as const;
export type NisabId = (typeof nisabs)[number];

/**
 * The weights of pure metal in use as nisab, in milligrams: 7½ tola of gold and 52½ tola of silver (Hanafi works of the
 * subcontinent; Ummah Welfare Trust), or 85 g and 595 g (Islam Q&A, answer 214221). Scholars differ, so each is offered.
 */
export const nisabWeights: Readonly<Record<NisabId, { metal: 'gold' | 'silver'; milligrams: number }>> = {
  silver612: { metal: 'silver', milligrams: 612_360 },
  silver595: { metal: 'silver', milligrams: 595_000 },
  gold87: { metal: 'gold', milligrams: 87_480 },
  gold85: { metal: 'gold', milligrams: 85_000 },
};
