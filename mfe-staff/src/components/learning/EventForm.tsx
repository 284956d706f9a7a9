import { useState } from 'react';
import type { DeskEvent, LearningEventBody } from '@tayyib/shared/contracts';
import { maxMeshPeople, maxSfuPeople } from '@tayyib/shared/limits';
import { learningAudienceTitles, learningEventKindTitles } from '@tayyib/shared/learning';
import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useAnnounceEventMutation, useChangeEventMutation } from '../../api/learningDeskApi';
import { indianMomentOf, indianTimeOf } from '../../domain/indianTime';
import { Field } from '../common/Field';
import fields from '../common/fields.module.css';
import { CheckField, ChoiceField, NumberField, ProseField, TextField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';
import { PictureField } from '../common/PictureField';
import styles from '../common/staff.module.css';
import { CancelEvent } from './CancelEvent';
import { eventAddress, eventsAddress } from './learningAddress';
import { OpenEventRoom } from './OpenEventRoom';
import { Recordings } from './Recordings';
import { TextPreview } from './TextPreview';

interface Draft extends Omit<LearningEventBody, 'startsAt'> {
  /** In Indian time, as the field has it; empty until it is chosen. */
  time: string;
}

/** What is said of where an event in a room takes place. */
const placeInRoom = 'Live, in a room on this page';

const blank: Draft = {
  kind: 'webinar',
  title: '',
  description: '',
  speaker: '',
  time: '',
  minutes: 60,
  seats: 50,
  audience: 'user',
  place: '',
  hasRoom: false,
};

const draftOf = ({ kind, title, description, speaker, startsAt, ...rest }: DeskEvent): Draft => ({
  kind,
  title,
  description,
  speaker,
  time: indianTimeOf(startsAt),
  minutes: rest.minutes,
  seats: rest.seats,
  audience: rest.audience,
  place: rest.place,
  hasRoom: rest.hasRoom,
});

const bodyOf = ({ time, ...draft }: Draft): LearningEventBody => ({
  ...draft,
  // the server names the field where none is chosen
  startsAt: time === '' ? '' : indianMomentOf(time),
});

/** Announces an event, or changes one that is to come. Another time or place is mailed to everyone with a seat. */
export function EventForm({ event }: { event: DeskEvent | null }) {
  const [draft, setDraft] = useState<Draft>(() => (event ? draftOf(event) : blank));
  // not that of the list: somebody may have changed the event since this form was filled
  const [revision, setRevision] = useState(event?.revision ?? 0);
  const [isPreviewed, setPreviewed] = useState(false);
  const [announce, announcing] = useAnnounceEventMutation();
  const [change, changing] = useChangeEventMutation();
  const navigate = useNavigate();
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    if (event) {
      const { data: changed } = await change({ id: event.id, change: { ...bodyOf(draft), revision } });
      if (changed) setRevision(changed.revision);
      return;
    }
    const { data } = await announce(bodyOf(draft));
    if (data) await navigate(eventAddress(data.id), { replace: true });
  };
  return (
    <section className={styles.section} aria-label="Event">
      <div className={styles.head}>
        <Link to={eventsAddress}>All events</Link>
        {event && (
          <span className={styles.hint}>
            {event.seatsReserved} of {event.seats} seats are taken
          </span>
        )}
      </div>
      {event?.isCancelled === true ? (
        <p className={styles.hint}>This event is cancelled.</p>
      ) : (
        <>
          <MutationForm
            legend={event ? 'Change the event' : 'Announce an event'}
            mutation={event ? changing : announcing}
            onSubmit={() => void submit()}
            submitLabel={event ? 'Save the change' : 'Announce it'}
            failure={event ? 'It was not changed.' : 'It was not announced.'}
            success={
              event ? 'It is changed. Who has a seat is told of another time or place.' : 'It is announced.'
            }
          >
            <TextField path="title" label="Title" value={draft.title} onChange={(title) => set({ title })} />
            <div className={fields.grid}>
              <ChoiceField
                path="kind"
                label="Kind"
                value={draft.kind}
                options={learningEventKindTitles}
                onChange={(kind) => set({ kind })}
              />
              <TextField
                path="speaker"
                label="Who speaks"
                value={draft.speaker}
                onChange={(speaker) => set({ speaker })}
              />
              <Field path="startsAt" label="Begins at (India)">
                {(control) => (
                  <input
                    {...control}
                    type="datetime-local"
                    value={draft.time}
                    onChange={({ target }) => set({ time: target.value })}
                  />
                )}
              </Field>
              <NumberField
                path="minutes"
                label="Minutes"
                value={draft.minutes}
                onChange={(minutes) => set({ minutes })}
              />
              <NumberField
                // the field keeps its text when its maximum changes, so it is mounted again
                key={draft.hasRoom ? 'room' : 'elsewhere'}
                path="seats"
                label="Seats"
                value={draft.seats}
                onChange={(seats) => set({ seats })}
              />
              <ChoiceField
                path="audience"
                label="For"
                value={draft.audience}
                options={learningAudienceTitles}
                onChange={(audience) => set({ audience })}
              />
            </div>
            <CheckField
              label="Live, in a room here"
              value={draft.hasRoom}
              onChange={(hasRoom) =>
                set({
                  hasRoom,
                  place: hasRoom ? placeInRoom : '',
                  seats: hasRoom ? Math.min(draft.seats, maxSfuPeople - 1) : draft.seats,
                })
              }
            />
            {draft.hasRoom ? (
              <p className={styles.hint}>
                You speak, those with a seat listen and raise their hands. A room has place for{' '}
                {maxSfuPeople - 1} listeners, without our forwarding server for {maxMeshPeople - 1}. Only your
                own voice can be recorded, by you.
              </p>
            ) : (
              <TextField
                path="place"
                label="Where"
                hint="A link or an address. Only those with a seat see it."
                value={draft.place}
                onChange={(place) => set({ place })}
              />
            )}
            <ProseField
              path="description"
              label="What it is about, in Markdown"
              value={draft.description}
              onChange={(description) => set({ description })}
            />
            <PictureField
              onUploaded={(markdown) =>
                set({ description: `${draft.description.trimEnd()}\n\n${markdown}\n` })
              }
            />
            <div>
              <Button aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
                {isPreviewed ? 'Close the preview' : 'Preview'}
              </Button>
            </div>
          </MutationForm>
          {isPreviewed && <TextPreview text={draft.description} />}
          {event?.hasRoom === true && (
            <>
              <OpenEventRoom event={event} />
              <Recordings event={event} />
            </>
          )}
          {event && <CancelEvent event={event} />}
        </>
      )}
    </section>
  );
}
