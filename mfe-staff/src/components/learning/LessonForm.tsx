import { useState } from 'react';
import type { DeskCourse, DeskEvent, DeskLesson, LessonBody } from '@tayyib/shared/contracts';
import { learningAudienceTitles } from '@tayyib/shared/learning';
import { Link, useNavigate } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatCountOf } from '@tayyib/shared/values/format';
import { useAddLessonMutation, useChangeLessonMutation } from '../../api/learningDeskApi';
import { slugOf } from '../../domain/articleLabels';
import fields from '../common/fields.module.css';
import { CheckField, ChoiceField, NumberField, ProseField, TextField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';
import { PictureField } from '../common/PictureField';
import styles from '../common/staff.module.css';
import { lessonAddress, libraryAddress } from './learningAddress';
import { TextPreview } from './TextPreview';

const noEvent = 'none';

interface Props {
  lesson: DeskLesson | null;
  courses: readonly DeskCourse[];
  /** Those a lesson can be about. */
  events: readonly DeskEvent[];
}

/** Writes a lesson of a course, stored or new; readers see it once it is published. */
export function LessonForm({ lesson, courses, events }: Props) {
  const [draft, setDraft] = useState<LessonBody>(() => (lesson ? bodyOf(lesson) : blankIn(courses)));
  // not that of the list: somebody may have changed the lesson since this form was filled
  const [version, setVersion] = useState(lesson?.version ?? 1);
  const [isPreviewed, setPreviewed] = useState(false);
  const [add, adding] = useAddLessonMutation();
  const [change, changing] = useChangeLessonMutation();
  const navigate = useNavigate();
  const set = (part: Partial<LessonBody>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    const body = { ...draft, slug: draft.slug === '' ? slugOf(draft.title) : draft.slug };
    if (lesson) {
      const { data: changed } = await change({ id: lesson.id, change: { ...body, version } });
      if (changed) setVersion(changed.version);
      return;
    }
    const { data } = await add(body);
    if (data) await navigate(lessonAddress(data.id), { replace: true });
  };
  return (
    <section className={styles.section} aria-label="Lesson">
      <div className={styles.head}>
        <Link to={libraryAddress}>The library</Link>
        {lesson && (
          <span className={styles.hint}>Read by {formatCountOf(lesson.readers, 'person', 'people')}</span>
        )}
      </div>
      <MutationForm
        legend={lesson ? 'Change the lesson' : 'Write a lesson'}
        mutation={lesson ? changing : adding}
        onSubmit={() => void submit()}
        submitLabel="Save"
        failure="It was not saved."
        success="It is saved."
      >
        <TextField path="title" label="Title" value={draft.title} onChange={(title) => set({ title })} />
        <div className={fields.grid}>
          <ChoiceField
            path="courseId"
            label="Course"
            value={draft.courseId}
            options={Object.fromEntries(courses.map(({ id, title }) => [id, title]))}
            onChange={(courseId) => set({ courseId })}
          />
          <NumberField
            path="position"
            label="Place in the course"
            value={draft.position}
            onChange={(position) => set({ position })}
          />
          <ChoiceField
            path="audience"
            label="For"
            value={draft.audience}
            options={learningAudienceTitles}
            onChange={(audience) => set({ audience })}
          />
          <ChoiceField
            path="eventId"
            label="The event it is about"
            value={draft.eventId ?? noEvent}
            options={{
              [noEvent]: 'None',
              ...Object.fromEntries(eventsFor(draft, events)),
            }}
            onChange={(eventId) => set({ eventId: eventId === noEvent ? null : eventId })}
          />
        </div>
        <TextField
          path="slug"
          label="Its name in the address"
          hint={`Small letters, figures and hyphens. Left empty, it is “${slugOf(draft.title)}”.`}
          value={draft.slug}
          onChange={(slug) => set({ slug })}
        />
        <ProseField
          path="body"
          label="Text, in Markdown"
          hint="Headings begin with ##, a note beside the text with >. HTML is not shown."
          value={draft.body}
          onChange={(body) => set({ body })}
        />
        <PictureField onUploaded={(markdown) => set({ body: `${draft.body.trimEnd()}\n\n${markdown}\n` })} />
        <CheckField
          label="Published: readers see it"
          value={draft.isPublished}
          onChange={(isPublished) => set({ isPublished })}
        />
        <div>
          <Button aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
            {isPreviewed ? 'Close the preview' : 'Preview'}
          </Button>
        </div>
      </MutationForm>
      {isPreviewed && <TextPreview text={draft.body} />}
    </section>
  );
}

const bodyOf = (lesson: DeskLesson): LessonBody => ({
  courseId: lesson.courseId,
  slug: lesson.slug,
  title: lesson.title,
  body: lesson.body,
  audience: lesson.audience,
  position: lesson.position,
  isPublished: lesson.isPublished,
  eventId: lesson.eventId,
});

const blankIn = ([course]: readonly DeskCourse[]): LessonBody => ({
  courseId: course?.id ?? '',
  slug: '',
  title: '',
  body: '',
  audience: 'user',
  position: (course?.lessons.length ?? 0) + 1,
  isPublished: false,
  eventId: null,
});

/** Events by id; an event of somebody else that the lesson is about has no title here. */
function eventsFor({ eventId }: LessonBody, events: readonly DeskEvent[]): [string, string][] {
  const named = events.map(({ id, title }): [string, string] => [id, title]);
  if (eventId === null || events.some(({ id }) => id === eventId)) return named;
  return [[eventId, 'An event of another person'], ...named];
}
