import type { CallReaction } from '@tayyib/shared/contracts';

export type { CallReaction };

/** Each reaction as it is drawn and as it is said. */
export const reactions: Readonly<Record<CallReaction, { emoji: string; name: string }>> = {
  'thumbs-up': { emoji: '👍', name: 'thumbs up' },
  heart: { emoji: '❤️', name: 'heart' },
  smile: { emoji: '😊', name: 'smile' },
  surprise: { emoji: '😮', name: 'surprise' },
  applause: { emoji: '👏', name: 'applause' },
  dua: { emoji: '🤲', name: 'dua' },
};

export const reactionIds: readonly CallReaction[] = [
  'thumbs-up',
  'heart',
  'smile',
  'surprise',
  'applause',
  'dua',
];

/** Whether something that the other side sent is one of the reactions. */
export const isReaction = (value: unknown): value is CallReaction =>
  reactionIds.some((reaction) => reaction === value);
