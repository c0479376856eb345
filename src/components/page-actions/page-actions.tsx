import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useEffect, useState, type ReactNode } from 'react';
import { markdownPath } from '@site/plugins/page-markdown/markdown-path';
import { copyPage, type CopyFailure } from './copy-page';

const messages: Readonly<Record<CopyFailure, string>> = {
  network: 'The page could not be loaded.',
  clipboard: 'Your browser blocked access to the clipboard.',
};

/** Duration of the "Copied" status, in milliseconds. */
const shownFor = 2000;

/** Actions for the page as Markdown: a button that copies it and a link to it. */
export default function PageActions(): ReactNode {
  const href = markdownPath(useDoc().metadata.permalink);
  const [state, setState] = useState<'copied' | CopyFailure>();
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    setState(undefined);
    setState((await copyPage(href)) ?? 'copied');
  };
  return (
    <div className="page-actions">
      <button type="button" className="page-action page-copy" title="Copy page" onClick={() => void copy()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M5.5 5.5v-4h9v9h-4m-9-5h9v9h-9z" />
        </svg>
        <span>Copy page</span>
      </button>
      <a className="page-action" title="View as Markdown" href={href} type="text/markdown">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.5 12.5v-9l3.5 4 3.5-4v9m4-9v8m-2.5-2.5 2.5 2.5 2.5-2.5" />
        </svg>
        <span className="page-action-long">View as Markdown</span>
      </a>
      <div role="status" className={state && `page-status page-status--${state}`}>
        {state === 'copied' && 'Copied'}
        {state && state !== 'copied' && (
          <>
            {messages[state]} <a href={href}>View it as Markdown</a> instead.
          </>
        )}
      </div>
    </div>
  );
}
