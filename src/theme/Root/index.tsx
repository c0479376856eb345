// Provided: the theme leaves the root empty. This component preloads the font before the style sheet is parsed, and
// adds the banner about a wrong base URL.
import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import BaseUrlBanner from '@site/src/components/base-url-banner';
import font from '@site/src/fonts/figtree.woff2';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      </Head>
      <BaseUrlBanner />
      {children}
    </>
  );
}
