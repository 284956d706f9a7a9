import { portfolioLimits } from '@tayyib/shared/limits';
import { ProblemError } from '../../../plugins/http/ProblemError';

export const consentFirst = () =>
  new ProblemError(403, 'portfolio-consent-needed', 'Agree to storing your portfolio first.');

export const portfolioFull = () =>
  new ProblemError(
    409,
    'portfolio-full',
    `A portfolio has room for ${portfolioLimits.entries.toLocaleString('en-IN')} entries.`,
  );
