import type { ReactNode } from 'react';
import { plansOnTheWayTo, type OwnPage } from '@tayyib/shared/own-path';
import { Link, useLocation } from '@tayyib/shared/sdk/router';

interface Props {
  /** The page that a plan opens; the one that has the link, if it is not another. */
  wanted?: OwnPage;
  children: ReactNode;
}

/** A link to the plans, from which a payment leads on to the page that was wanted. */
export function PlansLink({ wanted, children }: Props) {
  const here = useLocation();
  return <Link to={plansOnTheWayTo(wanted ?? here)}>{children}</Link>;
}
