import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onOverflow } from './on-overflow';

/**
 * Whether the lines of a piece of code are wrapped, and whether they are wider than the page. In the place of the theme's
 * own hook, which watches each piece of code for itself, and compares names by the rules of a language to do so: 40 ms on a
 * phone until a page with many of them is alive.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  useEffect(() => {
    return codeBlockRef.current ? onOverflow(codeBlockRef.current, setIsCodeScrollable) : undefined;
  }, []);
  const toggle = useCallback(() => setIsEnabled((is) => !is), []);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
