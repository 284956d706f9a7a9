import type { ReactNode } from 'react';
import { Info } from './Info';

interface Props {
  /** What was calculated. */
  of: string;
  steps: readonly string[];
  /** As of `Info`. */
  isCorner?: boolean;
  /** What belongs to it besides, such as a link to its rule. */
  children?: ReactNode;
}

/** The steps of a calculation, shown on request. */
export function Working({ of, steps, isCorner = false, children }: Props) {
  return (
    <Info about={`How did you get this? ${of}`} isCorner={isCorner}>
      {steps.map((step, at) => (
        <p key={`${at} ${step}`}>{step}</p>
      ))}
      {children}
    </Info>
  );
}
