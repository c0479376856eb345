import type { ComponentProps, ReactNode } from 'react';

/** Checkbox of a task list. It is read-only, so it is hidden from screen readers. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-hidden="true" />;
}
