import type { Role } from '@tayyib/shared/access';
import type { PlanId } from '@tayyib/shared/plans';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  plan: PlanId;
  roles?: Role[];
  phone?: string;
  /** About themselves, as the advisor page shows it. */
  description?: string;
}

/** The password of every demo account. Deliberately public: they exist on a developer's machine only. */
export const demoPassword = 'assalamualaikum';

/** One account per plan and role. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'free@tayyib.example', firstName: 'Farah', lastName: 'Free', plan: 'free' },
  { email: 'basic@tayyib.example', firstName: 'Bilal', lastName: 'Basic', plan: 'basic' },
  { email: 'premium@tayyib.example', firstName: 'Parveen', lastName: 'Premium', plan: 'premium' },
  {
    email: 'pro@tayyib.example',
    firstName: 'Rafiq',
    lastName: 'Pro',
    plan: 'premium_pro',
    // reserved for fiction by the North American numbering plan
    phone: '+12025550104',
  },
  {
    email: 'advisor@tayyib.example',
    firstName: 'Abdullah',
    lastName: 'Advisor',
    plan: 'premium_pro',
    roles: ['advisor'],
    description:
      'Simulated: nobody by this name advises us. Here an advisor tells where they studied, under whom, what they published and which standards they answer for.',
  },
  { email: 'staff@tayyib.example', firstName: 'Safiya', lastName: 'Staff', plan: 'free', roles: ['staff'] },
  { email: 'admin@tayyib.example', firstName: 'Amina', lastName: 'Admin', plan: 'free', roles: ['admin'] },
];
