import type { Comment, CommentDisplayPart, CommentTag } from 'typedoc';
import { blocks } from './markdown';

/** Converts the parts of a comment to Markdown, with links relative to the page. */
export type RenderParts = (parts: readonly CommentDisplayPart[]) => string;

/** An example: a title and a fenced block. */
export interface Example {
  readonly title: string;
  readonly body: string;
}

/** Returns the text of a comment, without its block tags. */
export function descriptionOf(comment: Comment | undefined, render: RenderParts): string {
  return comment ? render(comment.summary).trim() : '';
}

/** Returns the text of a block tag such as `@returns`; undefined if the comment has none. */
export function tagText(comment: Comment | undefined, tag: CommentTag['tag'], render: RenderParts): string | undefined {
  const found = comment?.getTag(tag);
  return found && render(found.content).trim();
}

/** Returns the default from `@defaultValue`, verbatim and wrapped in backticks. */
export function defaultOf(comment: Comment | undefined, render: RenderParts): string | undefined {
  return tagText(comment, '@defaultValue', render)?.replace(/^```\w*\n([\s\S]*?)\n```$/, '`$1`');
}

/** Returns a callout for a deprecated symbol or member; empty for any other. */
export function deprecationBox(comment: Comment | undefined, render: RenderParts): string {
  const text = tagText(comment, '@deprecated', render);
  return text === undefined ? '' : `:::warning[Deprecated]\n\n${text}\n\n:::`;
}

/** Block tag for a limit, a pitfall or a difference between platforms. A comment can have several. */
export const CAVEAT_TAG = '@caveat';

/** Marks a value that the package exports only as a type. */
export const TYPE_ONLY_TAG = '@typeOnly';

function tagTexts(comment: Comment | undefined, wanted: CommentTag['tag'], render: RenderParts): string[] {
  return (comment?.blockTags ?? []).filter(({ tag }) => tag === wanted).map(({ content }) => render(content).trim());
}

const list = (items: readonly string[]) => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');

/** Describes the errors that a member throws or rejects with; empty if there are none. */
export function throwsText(comment: Comment | undefined, render: RenderParts): string {
  const texts = tagTexts(comment, '@throws', render);
  if (texts.length === 0) return '';
  return texts.length === 1 ? `**Throws** ${texts[0]}` : blocks('**Throws**', list(texts));
}

/** Returns the section about the errors that a symbol throws or rejects with; empty if there are none. */
export function throwsSection(comment: Comment | undefined, render: RenderParts): string {
  const texts = tagTexts(comment, '@throws', render);
  return texts.length > 0 ? blocks('## Throws', list(texts)) : '';
}

/** Lists the caveats of a member; empty if there are none. */
export function caveatsText(comment: Comment | undefined, render: RenderParts): string {
  const texts = tagTexts(comment, CAVEAT_TAG, render);
  return texts.length > 0 ? blocks('**Caveats**', list(texts)) : '';
}

/** Returns the section with the caveats of a symbol; empty if there are none. */
export function caveatsSection(comment: Comment | undefined, render: RenderParts): string {
  const texts = tagTexts(comment, CAVEAT_TAG, render);
  return texts.length > 0 ? blocks('## Caveats', list(texts)) : '';
}

/** Returns a comment's text for a table cell, which cannot contain a list: the description, then the caveats. */
export function cellText(comment: Comment | undefined, render: RenderParts): string {
  return [descriptionOf(comment, render), ...tagTexts(comment, CAVEAT_TAG, render)].join(' ').trim();
}

/** Returns the examples of a comment, in order. */
export function examplesOf(comment: Comment | undefined, render: RenderParts): Example[] {
  return (comment?.blockTags ?? [])
    .filter(({ tag }) => tag === '@example')
    .map((tag) => {
      const text = render(tag.content).trim();
      const fence = text.indexOf('```');
      return { title: (tag.name ?? text.slice(0, Math.max(fence, 0))).trim(), body: text.slice(Math.max(fence, 0)) };
    });
}
