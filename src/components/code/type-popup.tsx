import type { ReactNode } from 'react';
import type { TypePopupState } from './use-type-popup';

/** Minimum distance from the edges of the screen, in pixels. */
const margin = 16;
const widest = 560;

interface Props extends Pick<TypePopupState, 'text' | 'left' | 'bottom'> {
  readonly id: string;
  readonly onPointerLeave: () => void;
}

/** Popup with the type of an identifier and the first sentence of its description. */
export default function TypePopup({ id, text, left, bottom, onPointerLeave }: Props): ReactNode {
  const [declaration, ...words] = text.split('\n\n').length > 1 ? text.split('\n\n') : splitWords(text);
  const room = Math.max(margin, window.innerWidth - widest - margin);
  return (
    <div
      id={id}
      className="type-popup"
      role="tooltip"
      style={{ left: Math.min(left, room), top: bottom }}
      onPointerLeave={onPointerLeave}
    >
      <code>{declaration}</code>
      {words.length > 0 && <p>{words.join(' ')}</p>}
    </div>
  );
}

/** Splits the description, which is on the last line, from the declaration. */
function splitWords(text: string): string[] {
  const at = text.lastIndexOf('\n');
  const last = text.slice(at + 1);
  return at > 0 && /^\S.*\.$/.test(last) ? [text.slice(0, at), last] : [text];
}
