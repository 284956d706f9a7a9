import type { DeskCourse, DeskLesson } from '@tayyib/shared/contracts';
import { learningAudienceTitles } from '@tayyib/shared/learning';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import styles from '../common/staff.module.css';
import { courseAddress, lessonAddress, newOne } from './learningAddress';

const columns: readonly DataColumn<DeskLesson>[] = [
  { title: 'Lesson', cell: ({ id, title }) => <Link to={lessonAddress(id)}>{title}</Link> },
  { title: 'Place', cell: ({ position }) => String(position) },
  {
    title: 'State',
    cell: ({ isPublished }) => (
      <span className={styles.state} data-tone={isPublished ? 'good' : 'open'}>
        {isPublished ? 'Published' : 'Draft'}
      </span>
    ),
  },
  { title: 'For', cell: ({ audience }) => learningAudienceTitles[audience] },
  { title: 'Read by', cell: ({ readers }) => String(readers) },
];

/** Every course with its lessons. */
export function LibraryTable({ courses }: { courses: readonly DeskCourse[] }) {
  return (
    <>
      <p className={styles.actions}>
        <Link to={courseAddress(newOne)}>Add a course</Link>
        {courses.length > 0 && <Link to={lessonAddress(newOne)}>Write a lesson</Link>}
      </p>
      {courses.length === 0 && <p className={styles.hint}>The library has no course yet.</p>}
      {courses.map((course) => (
        <section key={course.id} className={styles.section} aria-labelledby={`course-${course.id}`}>
          <div className={styles.head}>
            <h2 id={`course-${course.id}`}>{course.title}</h2>
            <Link to={courseAddress(course.id)} aria-label={`Change the course ${course.title}`}>
              Change the course
            </Link>
          </div>
          {course.lessons.length === 0 ? (
            <p className={styles.hint}>It has no lesson yet.</p>
          ) : (
            <DataTable
              hasCards
              caption={`Lessons of ${course.title}`}
              rows={course.lessons}
              keyOf={({ id }) => id}
              columns={columns}
            />
          )}
        </section>
      ))}
    </>
  );
}
