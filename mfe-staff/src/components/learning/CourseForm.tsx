import { useState } from 'react';
import type { CourseBody, DeskCourse } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { useAddCourseMutation, useChangeCourseMutation } from '../../api/learningDeskApi';
import { NumberField, ProseField, TextField } from '../common/inputs';
import { MutationForm } from '../common/MutationForm';
import styles from '../common/staff.module.css';
import { libraryAddress } from './learningAddress';

/** Adds a course, or changes what is said of one. Lessons say themselves which course they are of. */
export function CourseForm({ course, nextPosition }: { course: DeskCourse | null; nextPosition: number }) {
  const [draft, setDraft] = useState<CourseBody>(() =>
    course
      ? { title: course.title, summary: course.summary, position: course.position }
      : { title: '', summary: '', position: nextPosition },
  );
  const [add, adding] = useAddCourseMutation();
  const [change, changing] = useChangeCourseMutation();
  const set = (part: Partial<CourseBody>) => setDraft({ ...draft, ...part });
  return (
    <section className={styles.section} aria-label="Course">
      <Link to={libraryAddress}>The library</Link>
      <MutationForm
        legend={course ? 'Change the course' : 'Add a course'}
        mutation={course ? changing : adding}
        onSubmit={() => void (course ? change({ id: course.id, course: draft }) : add(draft))}
        submitLabel={course ? 'Save the change' : 'Add it'}
        failure="It was not saved."
        success="It is saved. Readers see it once it has a published lesson."
      >
        <TextField path="title" label="Title" value={draft.title} onChange={(title) => set({ title })} />
        <ProseField
          path="summary"
          label="What it is about"
          value={draft.summary}
          onChange={(summary) => set({ summary })}
        />
        <NumberField
          path="position"
          label="Place in the library"
          hint="The course with 1 is the first."
          value={draft.position}
          onChange={(position) => set({ position })}
        />
      </MutationForm>
    </section>
  );
}
