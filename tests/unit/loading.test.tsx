import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import Loading from '../../src/theme/Loading';

const props = { isLoading: true, pastDelay: false, timedOut: false, error: undefined, retry: () => undefined };

describe('the place of a page that is being loaded', () => {
  it('is empty at first, and shows a spinner once the load is delayed', () => {
    expect(renderToStaticMarkup(<Loading {...props} />)).toBe('');
    expect(renderToStaticMarkup(<Loading {...props} pastDelay />)).toContain('loading-spinner');
  });

  it('shows what went wrong, with a button that tries again', () => {
    const retry = vi.fn();
    const box = Loading({ ...props, error: new Error('Loading chunk 7 failed.'), retry }) as ReactElement<{
      children: ReactElement<{ onClick(): void }>[];
    }>;
    expect(renderToStaticMarkup(box)).toBe(
      '<div class="loading-error" role="alert"><p>Error: Loading chunk 7 failed.</p><button type="button">Retry</button></div>',
    );
    box.props.children[1]?.props.onClick();
    expect(retry).toHaveBeenCalledOnce();
  });
});
