// Ejected: the original is a link that opens on hover but ignores Space and the arrow keys; this is a button.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { useDisclosure } from '@site/src/hooks/use-disclosure';

/** Version menu in the navbar; it follows the disclosure pattern because its items are links. */
export default function DropdownNavbarItemDesktop({ items, position, className, label }: Props): ReactNode {
  const id = useId();
  const { isOpen, close, container, button, list, handlers, toggle } = useDisclosure();
  return (
    <div
      ref={container}
      className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right', isOpen && 'dropdown--show')}
      {...handlers}
    >
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link', className)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className="visually-hidden">Version </span>
        {label}
      </button>
      <ul ref={list} id={id} className="dropdown__menu" aria-label="Versions" hidden={!isOpen} onClick={close}>
        {items.map((item, number) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={number} />
        ))}
      </ul>
    </div>
  );
}
