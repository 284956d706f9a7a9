import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** The crescent of the logo around its check, at the middle of a drawing. */
const mark = (
  <g className={styles.mark}>
    <path d="M68 26a12 12 0 1 0 4 17 10 10 0 1 1-4-17z" />
    <path d="m60 36 4 4 8-9" />
  </g>
);

const drawings = {
  list: (
    <>
      <path d="M34 12h44l8 8v54H34zM78 12v8h8" />
      <path d="M42 54h36M42 63h24" strokeDasharray="2 5" />
      {mark}
    </>
  ),
  search: (
    <>
      <circle cx="60" cy="36" r="24" />
      <path d="m77 53 18 18M22 70h34M22 62h14" />
      {mark}
    </>
  ),
  chart: (
    <>
      <path d="M20 10v62h82" />
      <path d="m28 64 16-8 14 4 18-14 22 4" strokeDasharray="2 5" />
      {mark}
    </>
  ),
  people: (
    <>
      <path d="M30 12h60v44H58L44 68V56H30z" />
      <path d="M98 30h8v34h-8v10l-12-10H72" />
      {mark}
    </>
  ),
  calendar: (
    <>
      <path d="M28 16h64v56H28zM42 10v12M78 10v12" />
      <path d="M36 62h8m8 0h8m8 0h8" strokeDasharray="2 5" />
      {mark}
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** A line drawing in the product's own style, for places that are empty. */
export const EmptyDrawing = ({ name }: { name: DrawingName }) => (
  <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden="true">
    {drawings[name]}
  </svg>
);
