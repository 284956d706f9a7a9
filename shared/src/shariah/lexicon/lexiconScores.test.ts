import { overall, scoresOf } from './lexiconScores.fixture';
import { readLabels } from './labels.fixture';

/** Below these a change of words makes the lexicon worse than what is promised. */
const leastPrecision = 0.97;
const leastRecall = 0.95;

describe('the lexicon on real names', () => {
  it('is measured on at least 600 labels, none of them twice', () => {
    const labels = readLabels();
    expect(labels.length).toBeGreaterThanOrEqual(600);
    const keys = labels.map(({ kind, text }) => `${kind} ${text.toLowerCase()}`);
    expect(new Set(keys).size).toBe(keys.length);
    const heldOut = labels.filter(({ part }) => part === 'held_out').length;
    expect(heldOut / labels.length).toBeGreaterThan(0.25);
  });

  it.each(scoresOf('now').map((score) => [score.category, score] as const))(
    'finds %s with a precision of 0.97 and a recall of 0.95 at least',
    (_category, { precision, recall, wrong, missed }) => {
      expect({ isPrecise: precision >= leastPrecision, wrong }).toEqual({ isPrecise: true, wrong });
      expect({ isComplete: recall >= leastRecall, missed }).toEqual({ isComplete: true, missed });
    },
  );

  it('does as well on names that were not looked at when words were chosen', () => {
    const { precision, recall } = overall(scoresOf('now', 'held_out'));
    expect(precision).toBeGreaterThanOrEqual(leastPrecision);
    expect(recall).toBeGreaterThanOrEqual(leastRecall);
  });

  it('finds more than every earlier word list, and no less precisely', () => {
    const now = overall(scoresOf('now'));
    (['2026-11', '2026-11.2'] as const)
      .map((edition) => overall(scoresOf(edition)))
      .forEach((before) => {
        expect(now.recall).toBeGreaterThan(before.recall);
        expect(now.precision).toBeGreaterThan(before.precision);
      });
  });
});
