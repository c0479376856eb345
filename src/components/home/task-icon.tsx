import type { ReactNode } from 'react';

/** SVG path of each icon, on a 24-unit grid. */
const drawings = {
  call: 'M3 7h11v10H3zm11 4 7-4v10l-7-4',
  phone: 'M7 2h10v20H7zm4 17h2',
  livestream:
    'M12 10v4M8.500 7.500a6 6 0 0 0 0 9m7-9a6 6 0 0 1 0 9M5 4.500a10.500 10.500 0 0 0 0 15m14-15a10.500 10.500 0 0 1 0 15',
  audio: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3Zm-6 8a6 6 0 0 0 12 0m-6 6v4m-3 0h6',
  agent: 'M6 8h12v10H6zm6-4v4m-3 5h.010m5.990 0h.010M2.500 12v3m19-3v3',
  screen: 'M3 4h18v12H3zm6 17h6m-3-5v5m0-8V8m-3 3 3-3 3 3',
  test: 'M9 3h6m-5 0v6l-5 9a2 2 0 0 0 1.800 3h10.400a2 2 0 0 0 1.800-3l-5-9V3M7.500 15h9',
  production: 'M12 2 4 5.500V12c0 5 3.500 8.500 8 10 4.500-1.500 8-5 8-10V5.500Zm-3.500 10 2.500 2.500 4.500-5',
} as const;

/** Decorative icon next to the name of a task. */
export default function TaskIcon({ name }: { readonly name: keyof typeof drawings }): ReactNode {
  return (
    <svg className="task-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
