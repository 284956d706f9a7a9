import type { ReactNode } from 'react';
import { Fold, phoneWindow } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';

interface Props {
  heading: ReactNode;
  /** Whether few need it: on a phone its heading opens it. */
  isRare: boolean;
  children: ReactNode;
}

/** A heading with what is below it; what few need is behind the heading on a phone. */
export function FoldedOnPhone({ heading, isRare, children }: Props) {
  const isPhone = useMedia(phoneWindow);
  if (isRare && isPhone) return <Fold summary={heading}>{children}</Fold>;
  return (
    <>
      {heading}
      {children}
    </>
  );
}
