import { PageHeading, UserStatusBadge } from '@tayyib/shared/sdk/ui';
import { useSession } from '../../session/useSession';
import { AlertsSection } from './AlertsSection';
import { AvatarPicker } from './AvatarPicker';
import { ConsentsSection } from './ConsentsSection';
import { DetailsForm } from './DetailsForm';
import { DevicesSection } from './DevicesSection';
import { ErasureSection } from './erasure/ErasureSection';
import { DataExportSection } from './DataExportSection';
import { MyStandardSection } from './MyStandardSection';
import { PasskeysSection } from './passkeys/PasskeysSection';
import { PasswordForm } from './PasswordForm';
import { PhoneSection } from './phone/PhoneSection';
import { PlanSection } from './PlanSection';
import { ProvidersSection } from './providers/ProvidersSection';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';
import { SecondFactorSection } from './secondFactor/SecondFactorSection';
import { SecurityEventsSection } from './SecurityEventsSection';

/** The user's own account: who they are and how they sign in; and their plan, alerts, consents and data. */
export default function ProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  const lead = (
    <>
      {user.email} <UserStatusBadge status={user.status} />
    </>
  );
  return (
    <>
      <PageHeading title="Profile Details" lead={lead} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <ProfileSection id="profile-details" title="About you" folds={false}>
            <AvatarPicker user={user} />
            <DetailsForm key={user._id} user={user} />
          </ProfileSection>
          <MyStandardSection user={user} />
          <PasswordForm email={user.email} />
          <PhoneSection />
          <ProvidersSection />
          <SecondFactorSection />
          <PasskeysSection />
          <DevicesSection />
        </div>
        <div className={styles.sections}>
          <PlanSection plan={user.plan} />
          <AlertsSection />
          <SecurityEventsSection />
          <ConsentsSection />
          <DataExportSection />
          <ErasureSection />
        </div>
      </div>
    </>
  );
}
