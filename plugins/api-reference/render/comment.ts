import type { Comment, CommentDisplayPart, CommentTag } from 'typedoc';
import { blocks } from './markdown';

/** Turns the parts of a comment into Markdown, links resolved relative to the page. */
export type RenderParts = (parts: readonly CommentDisplayPart[]) => string;

/** An example: a title and a fenced block. */
export interface Example {
  readonly title: string;
  readonly body: string;
}

/** The comment's text: its first sentence and what follows. */
export function descriptionOf(comment: Comment | undefined, render: RenderParts): string {
  return comment ? render(comment.summary).trim() : '';
}

/** The text of a block tag such as `@returns`; undefined when the comment has none. */
export function tagText(comment: Comment | undefined, tag: CommentTag['tag'], render: RenderParts): string | undefined {
  const found = comment?.getTag(tag);
  return found && render(found.content).trim();
}

/** The default that `@defaultValue` names, as it was written, in backticks. */
export function defaultOf(comment: Comment | undefined, render: RenderParts): string | undefined {
  return tagText(comment, '@defaultValue', render)?.replace(/^```\w*\n([\s\S]*?)\n```$/, '`$1`');
}

/** A visible box for something deprecated; empty when it is not. */
export function deprecationBox(comment: Comment | undefined, render: RenderParts): string {
  const text = tagText(comment, '@deprecated', render);
  return text === undefined ? '' : `:::warning[Deprecated]\n\n${text}\n\n:::`;
}

function thrown(comment: Comment | undefined, render: RenderParts): string[] {
  return (comment?.blockTags ?? []).filter(({ tag }) => tag === '@throws').map(({ content }) => render(content).trim());
}

const list = (items: readonly string[]) => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');

/** What a member throws, or rejects with, and when; empty when nothing is. */
export function throwsText(comment: Comment | undefined, render: RenderParts): string {
  const texts = thrown(comment, render);
  if (texts.length === 0) return '';
  return texts.length === 1 ? `**Throws** ${texts[0]}` : blocks('**Throws**', list(texts));
}

/** The section of a page that says what its symbol throws, or rejects with; empty when nothing is. */
export function throwsSection(comment: Comment | undefined, render: RenderParts): string {
  const texts = thrown(comment, render);
  return texts.length > 0 ? blocks('## Throws', list(texts)) : '';
}

/** The examples of a comment, in their order. */
export function examplesOf(comment: Comment | undefined, render: RenderParts): Example[] {
  return (comment?.blockTags ?? [])
    .filter(({ tag }) => tag === '@example')
    .map((tag) => {
      const text = render(tag.content).trim();
      const fence = text.indexOf('```');
      return { title: (tag.name ?? text.slice(0, Math.max(fence, 0))).trim(), body: text.slice(Math.max(fence, 0)) };
    });
}
