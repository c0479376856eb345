// Wrapped: adds the title of the page, which the original does not set.
import Head from '@docusaurus/Head';
import type { WrapperProps } from '@docusaurus/types';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type Original from '@theme/ErrorPageContent';
import type { ReactNode } from 'react';

export default function TitledErrorPageContent(props: WrapperProps<typeof Original>): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
