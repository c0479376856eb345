import type { ComponentProps, ReactNode } from 'react';

/** The box before an entry of a list of tasks. It cannot be ticked, so it is a drawing, and not a field without a name. */
export default function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-hidden="true" />;
}
