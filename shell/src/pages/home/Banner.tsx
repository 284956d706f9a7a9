import { useState } from 'react';
import type { PublicHome } from '@tayyib/shared/contracts';
import { SlidePicture } from './SlidePicture';
import { slides } from './slides';
import { useSlideShow } from './useSlideShow';
import styles from './Banner.module.css';

interface Props {
  /** Null until it is known. */
  home: PublicHome | null;
}

/**
 * A carousel of four messages, each with a picture of what it says. With reduced motion, or without scripts, the style sheet shows them
 * side by side instead.
 */
export function Banner({ home }: Props) {
  return (
    <>
      <Carousel home={home} />
      <StaticBanner />
    </>
  );
}

function Carousel({ home }: Props) {
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const current = useSlideShow(slides.length, isPaused || isHovered);
  return (
    <section
      className={styles.banner}
      aria-roledescription="carousel"
      aria-label="What you can do here"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      {current === null ? (
        <div className={styles.loader} role="status">
          <span className={styles.spinner} />
          <span className={styles.hidden}>Loading, please wait...</span>
        </div>
      ) : (
        slides.map(({ title, text }, at) => (
          <div
            key={title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            hidden={at !== current}
            className={styles.slide}
          >
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        ))
      )}
      {/* during the loader the first one is in sight already */}
      <SlidePicture of={(slides[current ?? 0] ?? slides[0]).id} home={home} />
      <div className={styles.controls}>
        <span className={styles.dots} aria-hidden="true">
          {slides.map(({ title }, at) => (
            <span key={title} className={at === current ? styles.dotOn : styles.dot} />
          ))}
        </span>
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? 'Play the slides' : 'Pause the slides'}
          onClick={() => setIsPaused(!isPaused)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={isPaused ? 'M4.500 2.500v11l9-5.500z' : 'M4 2.500h3v11H4zM9 2.500h3v11H9z'} />
          </svg>
        </button>
      </div>
    </section>
  );
}

function StaticBanner() {
  return (
    <ul className={styles.still} aria-label="What you can do here">
      {slides.map(({ title, text }) => (
        <li key={title}>
          <p className={styles.stillTitle}>{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
