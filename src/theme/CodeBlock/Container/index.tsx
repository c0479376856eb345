// Ejected: the original sets the colors of a Prism theme, which this site does not load.
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type Props<T extends 'div' | 'pre'> = { readonly as: T } & ComponentProps<T>;

export default function CodeBlockContainer<T extends 'div' | 'pre'>({
  as: As,
  className,
  ...props
}: Props<T>): ReactNode {
  const Tag: string = As;
  return <Tag {...props} className={clsx(className, 'code-container', ThemeClassNames.common.codeBlock)} />;
}
