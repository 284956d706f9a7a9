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
import styles from './profile.module.css';
import { SecondFactorSection } from './secondFactor/SecondFactorSection';
import { SecurityEventsSection } from './SecurityEventsSection';

/** The user's own account: details, sign-in, plan, devices, consents and data. */
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
          <section className={styles.section} aria-labelledby="profile-details">
            <h2 id="profile-details">About you</h2>
            <AvatarPicker user={user} />
            <DetailsForm key={user._id} user={user} />
          </section>
          <PasswordForm email={user.email} />
          <PhoneSection />
          <ProvidersSection />
          <SecondFactorSection />
          <PasskeysSection />
          <DataExportSection />
          <ErasureSection />
        </div>
        <div className={styles.sections}>
          <MyStandardSection user={user} />
          <AlertsSection />
          <PlanSection plan={user.plan} />
          <DevicesSection />
          <SecurityEventsSection />
          <ConsentsSection />
        </div>
      </div>
    </>
  );
}
