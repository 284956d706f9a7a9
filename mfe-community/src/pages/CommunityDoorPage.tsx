import { benefitsOf } from '@tayyib/shared/benefits';
import { communityTopicTitles } from '@tayyib/shared/community-topics';
import type { CommunityDoorReply } from '@tayyib/shared/contracts';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Answered, useNow } from '@tayyib/shared/parts/page';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { plans } from '@tayyib/shared/plans';
import { type PaidPlanId, prices } from '@tayyib/shared/prices';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { formatCount, formatCountOf, formatRupees } from '@tayyib/shared/values/format';
import { useGetCommunityDoorQuery } from '../api/postsApi';
import { Ago, AuthorLine } from '../components/AuthorLine';
import { formatAgo } from '../domain/formatAgo';
import styles from './CommunityPage.module.css';

const paidPlans: readonly PaidPlanId[] = ['basic', 'premium', 'premium_pro'];
/** The cheapest plan with the community. */
const cheapest = paidPlans.find((id) => plans[id].community) ?? 'premium';

/** The door of the community: what is there, what it costs, and public threads. */
export default function CommunityDoorPage() {
  const isMember = useViewer().refusal('community') === null;
  return (
    <div className={styles.door}>
      <PageHeading
        title="Community"
        lead="Muslim investors ask, answer and share what they found, among members."
        actions={isMember && <Link to="/community">Open the community</Link>}
      />
      <section aria-labelledby="door-benefits">
        <h2 id="door-benefits">What is there</h2>
        <ul className={styles.benefits}>
          {(benefitsOf.community ?? []).map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon name="check" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </section>
      <Cost isMember={isMember} />
      <section aria-labelledby="door-threads">
        <h2 id="door-threads">Read three threads</h2>
        <Answered query={useGetCommunityDoorQuery()} lines={8}>
          {(door) => <Threads door={door} isMember={isMember} />}
        </Answered>
      </section>
    </div>
  );
}

function Cost({ isMember }: { isMember: boolean }) {
  const { monthly, yearly } = prices[cheapest];
  const inRupees = (paise: number) => formatRupees(paise / 100);
  return (
    <section className={styles.cost} aria-label="What it costs">
      {isMember ? (
        <p>Your plan includes the community.</p>
      ) : (
        <p>
          Included in {plans[cheapest].title}: <span className={styles.price}>{inRupees(monthly)}</span> a
          month, or {inRupees(yearly)} a year, with GST.
        </p>
      )}
      {isMember ? (
        <Link to="/community">Open the community</Link>
      ) : (
        <PlansLink wanted={{ pathname: '/community' }}>See the plans</PlansLink>
      )}
    </section>
  );
}

function Threads({ door, isMember }: { door: CommunityDoorReply; isMember: boolean }) {
  const now = useNow();
  return (
    <div className={styles.threads}>
      {door.threads.length === 0 && <p>No thread is public yet.</p>}
      {door.threads.map(({ head, blocks }) => (
        <article key={head.id} className={styles.thread} aria-labelledby={`door-${head.id}`}>
          <h3 id={`door-${head.id}`} dir="auto">
            {isMember ? <Link to={`/community?post=${head.id}`}>{head.title}</Link> : head.title}
          </h3>
          <p className={styles.facts}>
            <span>{communityTopicTitles[head.topic]}</span>
            <AuthorLine author={head.author} />
            <Ago at={head.createdAt} ago={formatAgo(head.createdAt, now)} />
          </p>
          <div className={styles.text}>
            <ArticleBlocks isCompact blocks={blocks} />
          </div>
          <p className={styles.facts}>
            {formatCountOf(head.replies, 'reply', 'replies')} for members, {formatCountOf(head.likes, 'like')}
          </p>
        </article>
      ))}
      <p className={styles.facts}>
        {formatCount(door.posts)} posts by {formatCountOf(door.members, 'member')} so far.
        {door.isDemo && ' They are demo content, written by demo accounts.'}
      </p>
    </div>
  );
}
