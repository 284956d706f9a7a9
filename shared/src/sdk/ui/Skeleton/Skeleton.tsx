import { forwardRef, type ComponentPropsWithoutRef, type ComponentRef } from 'react';
import { Skeleton as AntdSkeleton } from 'antd';
import styles from './Skeleton.module.css';

type AntdProps = ComponentPropsWithoutRef<typeof AntdSkeleton>;
type Props = AntdProps & {
  /** What is loading, announced as a status. Without it the page says so itself. */
  'aria-label'?: string;
};

const SkeletonShape = forwardRef<ComponentRef<typeof AntdSkeleton>, Props>(function Skeleton(
  { 'aria-label': label, loading = true, children, title, paragraph, ...props },
  ref,
) {
  if (!loading) return children;
  const lines = linesOf({ title, paragraph, avatar: props.avatar });
  const shape = (
    <div className={styles.skeleton} aria-hidden="true">
      <AntdSkeleton ref={ref} {...props} title={false} paragraph={lines} />
    </div>
  );
  if (label === undefined) return shape;
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.skeleton}>
      {shape}
    </div>
  );
});

/**
 * Grey lines while something loads, hidden from screen readers. The line of a title is one of them: antd's is a heading without text.
 * With the parts of antd's.
 */
export const Skeleton = Object.assign(SkeletonShape, {
  Avatar: AntdSkeleton.Avatar,
  Button: AntdSkeleton.Button,
  Image: AntdSkeleton.Image,
  Input: AntdSkeleton.Input,
  Node: AntdSkeleton.Node,
});

interface Shape {
  title: AntdProps['title'] | undefined;
  paragraph: AntdProps['paragraph'] | undefined;
  avatar: AntdProps['avatar'] | undefined;
}

/** The lines that antd draws for these props, the title among them. */
function linesOf({ title = true, paragraph = true, avatar = false }: Shape) {
  const given = typeof paragraph === 'object' ? paragraph : {};
  const rows = paragraph === false ? 0 : (given.rows ?? (title !== false && avatar === false ? 3 : 2));
  const { width: last = '61%' } = given;
  const widths = Array.isArray(last)
    ? last
    : Array.from({ length: rows }, (_, at) => (at === rows - 1 ? last : '100%'));
  if (title === false) return rows > 0 && { ...given, rows, width: widths };
  const usual = rows === 0 ? '100%' : avatar === false ? '38%' : '50%';
  const width = typeof title === 'object' ? (title.width ?? usual) : usual;
  return { ...given, rows: rows + 1, width: [width, ...widths] };
}
