import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, as for Hindi, Urdu or Chinese: its Enter accepts a word, and its arrows choose among words.
 * Whatever handles keys of a text field leaves these alone.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing;
