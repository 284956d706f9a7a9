import { forwardRef, type ComponentPropsWithoutRef, type ComponentRef } from 'react';
import { Empty as AntdEmpty } from 'antd';
import { EmptyDrawing, type DrawingName } from './EmptyDrawing';
import styles from './Empty.module.css';

type Props = ComponentPropsWithoutRef<typeof AntdEmpty> & {
  /** What is drawn: a list by default. */
  drawing?: DrawingName;
};

const EmptyState = forwardRef<ComponentRef<typeof AntdEmpty>, Props>(function Empty(
  { drawing = 'list', className = '', ...props },
  ref,
) {
  return (
    <AntdEmpty
      ref={ref}
      image={<EmptyDrawing name={drawing} />}
      className={`${styles.empty} ${className}`.trim()}
      {...props}
    />
  );
});

/** A place that has nothing to show yet: why, in `description`, and as children the next step. With the constants of antd's. */
export const Empty = Object.assign(EmptyState, {
  PRESENTED_IMAGE_DEFAULT: AntdEmpty.PRESENTED_IMAGE_DEFAULT,
  PRESENTED_IMAGE_SIMPLE: AntdEmpty.PRESENTED_IMAGE_SIMPLE,
});
