import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState, type ReactNode } from 'react';
import { agentFiles, agentGuidePath } from '@site/src/lib/agent-files';
import { versionPrefixOf } from '@site/src/lib/version-prefix';
import { markdownPath } from '@site/src/lib/page-path';
import { chatLinks, mcpLines } from './agent-links';
import { copyPage, copyText, type CopyFailure } from './copy-page';
import { useMenu } from './use-menu';

const messages: Readonly<Record<CopyFailure, string>> = {
  network: 'The page could not be loaded.',
  clipboard: 'Your browser blocked access to the clipboard.',
};

/** Duration of the "Copied" status, in milliseconds. */
const shownFor = 2000;

interface Status {
  readonly state: 'copied' | CopyFailure;
  /** Text to copy manually after a failure. If undefined, the menu links to the page's Markdown. */
  readonly text?: string;
}

/** Menu for readers who work with agents. Offers the page as Markdown, links for agents and chats, and MCP setup. */
export default function PageActions(): ReactNode {
  const { permalink, version } = useDoc().metadata;
  const { url } = useDocusaurusContext().siteConfig;
  const href = markdownPath(permalink);
  const prefix = versionPrefixOf(permalink, version);
  const { details, close, handlers } = useMenu();
  const [status, setStatus] = useState<Status>();
  useEffect(() => {
    if (status?.state !== 'copied') return undefined;
    const timer = setTimeout(() => setStatus(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async (copying: Promise<CopyFailure | undefined>, text?: string) => {
    close();
    setStatus(undefined);
    setStatus({ state: (await copying) ?? 'copied', text });
  };
  const copyButton = (label: string, start: () => Promise<CopyFailure | undefined>, text?: string) => (
    <li className="page-copy" key={label}>
      <button type="button" onClick={() => void copy(start(), text)}>
        {label}
      </button>
    </li>
  );
  const textButton = (label: string, text: string) => copyButton(label, () => copyText(text), text);

  return (
    <div className="page-actions">
      <details ref={details} {...handlers}>
        <summary className="page-action" title="Use with AI">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5.5 5.5v-4h9v9h-4m-9-5h9v9h-9z" />
          </svg>
          <span>Use with AI</span>
        </summary>
        <ul>
          {copyButton('Copy as Markdown', () => copyPage(href))}
          <li>
            <a href={href} type="text/markdown">
              View as Markdown
            </a>
          </li>
          {textButton('Copy link for an agent', url + href)}
          <li>
            <a href={prefix + agentFiles.rules} type="text/markdown">
              View rules for agents
            </a>
          </li>
          {chatLinks(url + href).map((chat) => (
            <li key={chat.name}>
              <a href={chat.href} target="_blank" rel="noopener noreferrer">
                Open in {chat.name}
              </a>
            </li>
          ))}
          {Object.entries(mcpLines).map(([client, line]) => textButton(`Copy MCP setup for ${client}`, line))}
          <li>
            <Link to={prefix + agentGuidePath} onClick={close}>
              Set up a coding agent
            </Link>
          </li>
        </ul>
      </details>
      <div role="status" className={status && `page-status page-status--${status.state}`}>
        {status?.state === 'copied' && 'Copied'}
        {status && status.state !== 'copied' && (
          <>
            {messages[status.state]}{' '}
            {status.text === undefined ? (
              <>
                <a href={href}>View it as Markdown</a> instead.
              </>
            ) : (
              <>
                Copy the text from here instead: <code>{status.text}</code>
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}
