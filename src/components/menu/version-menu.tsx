import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { useDisclosure } from '../../hooks/use-disclosure';
import { useVersionLinks } from './use-version-links';

/** Version menu in the navbar; it follows the disclosure pattern because its items are links. */
export default function VersionMenu({ position, className }: Pick<Props, 'position' | 'className'>): ReactNode {
  const id = useId();
  const links = useVersionLinks();
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
        {links.find(({ isShown }) => isShown)?.label}
      </button>
      <ul ref={list} id={id} className="dropdown__menu" aria-label="Versions" hidden={!isOpen} onClick={close}>
        {links.map(({ name, label, path, hasPage, isShown, choose }) => (
          <NavbarItem
            key={name}
            isDropdownItem
            activeClassName="dropdown__link--active"
            to={path}
            label={
              hasPage ? (
                label
              ) : (
                <>
                  {label} <small className="version-without">without this page</small>
                </>
              )
            }
            isActive={() => isShown}
            onClick={choose}
          />
        ))}
      </ul>
    </div>
  );
}
