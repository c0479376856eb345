import type { ComponentProps, ReactNode } from 'react';

/** Checkbox in a task list. It never changes and carries no information, so it is hidden from screen readers. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-hidden="true" />;
}
