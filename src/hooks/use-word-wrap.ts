import type { useCodeWordWrap } from '@docusaurus/theme-common/internal';
import { useCallback, useRef, useState } from 'react';
import { useOverflow } from './use-overflow';

/**
 * Controls word wrap in a code block and detects lines that overflow. Replaces the theme's hook, which observes each
 * block separately and delays hydration of pages with many blocks by 40 ms on a phone.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const isCodeScrollable = useOverflow(codeBlockRef);
  const toggle = useCallback(() => setIsEnabled((is) => !is), []);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
