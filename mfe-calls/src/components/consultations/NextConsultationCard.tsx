import { useState } from 'react';
import type { Consultation } from '@tayyib/shared/contracts';
import { Answered, CardEmpty, CardFoot, CardRow, CardRows } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetConsultationsQuery } from '../../api/consultationsApi';
import { formatOwnMoment } from '@tayyib/shared/values/format';

/** The next consultations that are booked, the soonest first. */
export function NextConsultationCard() {
  const [now] = useState(() => Date.now());
  return (
    <Answered query={useGetConsultationsQuery()} lines={3}>
      {({ consultations }) => {
        const upcoming = upcomingOf(consultations, now);
        const [next] = upcoming;
        if (!next)
          return (
            <CardEmpty action={<Link to="/consultations">Book a consultation</Link>}>
              Nothing booked. An advisor answers your questions in a call.
            </CardEmpty>
          );
        return (
          <>
            <CardRows>
              <CardRow
                title={formatOwnMoment(next.startsAt)}
                side={`${next.minutes} minutes`}
                detail={`With ${next.other}${next.stock === null ? '' : `, about ${next.stock}`}`}
              />
            </CardRows>
            <CardFoot>
              <Link to="/consultations">
                {upcoming.length > 1 ? `All ${upcoming.length} booked` : 'Room and details'}
              </Link>
            </CardFoot>
          </>
        );
      }}
    </Answered>
  );
}

const minuteMs = 60_000;

/** The booked consultations that are not over at that time, the soonest first. */
const upcomingOf = (consultations: readonly Consultation[], now: number): Consultation[] =>
  consultations
    .filter(
      ({ status, startsAt, minutes }) =>
        status === 'booked' && Date.parse(startsAt) + minutes * minuteMs > now,
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
