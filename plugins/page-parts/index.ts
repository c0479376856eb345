import type { Plugin } from '@docusaurus/types';
import { firstPageScript } from '../../src/navigation/whole-page';
import { minifiedHtml } from '../shared/minified-html';

/** Lets a page that the reader comes back to, or to a place of, be laid out whole; see `src/css/out-of-sight.css`. */
export default function pageParts(): Plugin {
  return {
    name: 'page-parts',
    injectHtmlTags: () => ({ headTags: [minifiedHtml(`<script>${firstPageScript()}</script>`)] }),
  };
}
