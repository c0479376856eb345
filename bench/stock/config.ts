import { NEXT, releasedVersions } from '../../plugins/shared/versions';
import { site } from '../../site.config';

/**
 * Returns the configuration of the stock site. It is the default configuration of `create-docusaurus`, with our pages,
 * versions and addresses.
 *
 * It uses the theme and the plugins of the classic preset for a site without a blog. It has no search, because the
 * search of the classic preset requires an external service. It also has no custom styles, overridden components,
 * diagrams or sample checks. Prism highlights code in the browser. Like our site, it is built with Rspack and SWC, so
 * that build times are comparable.
 */
export function stockConfig(): string {
  const [latest = ''] = releasedVersions();
  const docs = {
    routeBasePath: '/',
    sidebarPath: './sidebars.js',
    lastVersion: latest,
    versions: { current: { label: 'Next', path: NEXT }, [latest]: { label: latest, path: '' } },
    editUrl: site.editUrl,
  };
  const config = {
    title: site.title,
    tagline: site.tagline,
    favicon: 'img/favicon.svg',
    url: site.url,
    baseUrl: '/',
    trailingSlash: false,
    future: { v4: true, faster: true },
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
    themes: [['@docusaurus/theme-classic', {}]],
    themeConfig: {
      navbar: {
        title: site.title,
        logo: { alt: '', src: 'img/logo.svg' },
        items: [
          { type: 'docsVersionDropdown', position: 'left' },
          { label: site.dashboard.label, href: site.dashboard.href, position: 'right' },
          { label: site.github.label, href: site.github.href, position: 'right' },
        ],
      },
      footer: {
        style: 'dark',
        links: [{ title: 'More', items: [{ label: site.product.label, href: site.product.href }] }],
        copyright: `© ${site.company.label}`,
      },
    },
  };
  return `const { themes } = require('prism-react-renderer');
const npm2yarn = require('@docusaurus/remark-plugin-npm2yarn');

const config = ${JSON.stringify(config, null, 2)};
config.plugins = [
  ['@docusaurus/plugin-content-docs', { ...${JSON.stringify(docs)}, remarkPlugins: [[npm2yarn, { sync: true }]] }],
  ['@docusaurus/plugin-sitemap', {}],
];
config.themeConfig.prism = { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash', 'json'] };
module.exports = config;
`;
}
