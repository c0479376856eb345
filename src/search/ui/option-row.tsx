import type { ReactNode } from 'react';
import { detailOf, KindBadge } from './kind-badge';
import { MarkedText } from './marked-text';
import type { SearchOption } from './option-groups';

/**
 * Content of an option in the list of results.
 *
 * @param isVersionShown - whether the options come from several versions.
 */
export function OptionRow({
  option,
  isVersionShown,
}: {
  readonly option: SearchOption;
  readonly isVersionShown: boolean;
}): ReactNode {
  switch (option.type) {
    case 'page': {
      const { hit, section } = option;
      return (
        <>
          <span className="search-option-head">
            <KindBadge hit={hit} />
            <span className={hit.symbol ? 'search-option-title search-option-title--code' : 'search-option-title'}>
              <MarkedText {...hit.title} />
              {section.heading && (
                <>
                  <span className="search-option-separator"> › </span>
                  <MarkedText {...section.heading} />
                </>
              )}
            </span>
            <span className="search-option-note">{detailOf(hit)}</span>
            {section.since && <span className="search-option-note">new in {section.since}</span>}
            {hit.deprecated && <span className="search-option-note">deprecated</span>}
            {isVersionShown && (
              <span className="search-option-note search-option-version">
                {[hit.version, ...hit.alsoIn].join(', ')}
              </span>
            )}
          </span>
          <Excerpt {...section.excerpt} />
        </>
      );
    }
    case 'section':
      return (
        <>
          <span className="search-option-heading">
            {option.section.heading ? <MarkedText {...option.section.heading} /> : 'Overview'}
          </span>
          <Excerpt {...option.section.excerpt} />
        </>
      );
    case 'name':
      return (
        <>
          <code>{option.name}</code>
          {option.version && ` ${option.instead === undefined ? '' : 'was '}in ${option.version}`}
          {option.instead && `. ${option.instead}`}
        </>
      );
    case 'query':
      return option.text;
  }
}

function Excerpt(excerpt: Parameters<typeof MarkedText>[0]): ReactNode {
  return (
    excerpt.text && (
      <span className="search-option-excerpt">
        <MarkedText {...excerpt} />
      </span>
    )
  );
}
