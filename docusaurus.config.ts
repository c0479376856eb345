import path from 'node:path';
import type * as Docs from '@docusaurus/plugin-content-docs';
import type { PluginConfig, Config } from '@docusaurus/types';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import clientBundle from './plugins/client-bundle';
import buildCache from './plugins/client-bundle/build-cache';
import { htmlTemplate } from './plugins/client-bundle/html-template';
import licenses from './plugins/client-bundle/licenses';
import noScript from './plugins/client-bundle/no-script';
import { validateFrontMatter } from './plugins/content-checks/front-matter';
import docs from './plugins/docs';
import { headTitle } from './plugins/docs/head-title';
import quality from './plugins/evidence';
import remarkAdmonitionTitles from './plugins/markdown/admonition-titles/remark-admonition-titles';
import rehypeLongNames from './plugins/markdown/break-opportunities/rehype-long-names';
import codeSamples from './plugins/markdown/code-samples';
import remarkCodeSamples from './plugins/markdown/code-samples/remark-code-samples';
import remarkDiagrams from './plugins/markdown/diagrams/remark-diagrams';
import rehypeMovedAnchors from './plugins/markdown/moved-anchors/rehype-moved-anchors';
import pageDependencies from './plugins/markdown/page-dependencies';
import remarkPlatformLinks from './plugins/markdown/platform-links/remark-platform-links';
import remarkSectionPages from './plugins/markdown/section-pages/remark-section-pages';
import remarkSymbolLinks from './plugins/markdown/symbol-links/remark-symbol-links';
import remarkSymptoms from './plugins/markdown/symptoms/remark-symptoms';
import pageMarkdown from './plugins/page-exports/markdown';
import search from './plugins/search-index';
import { NEXT, releasedVersions } from './plugins/shared/versions';
import { site } from './site.config';

const [latest] = releasedVersions();

/** ID of the analytics container. If it is not set, the site contains no analytics. */
const analyticsContainer = process.env['FISHJAM_ANALYTICS_CONTAINER_ID'];

const docsOptions: Docs.Options = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: latest,
  versions: {
    current: { label: 'Next', path: NEXT },
    ...(latest && { [latest]: { label: `${latest} (latest)`, path: '' } }),
  },
  editUrl: site.editUrl,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    remarkSectionPages,
    remarkSymptoms,
    remarkPlatformLinks,
    remarkSymbolLinks,
    remarkDiagrams,
    remarkAdmonitionTitles,
  ],
  remarkPlugins: [[npm2yarn, { sync: true, converters: ['yarn', 'pnpm'] }], remarkCodeSamples],
  rehypePlugins: [rehypeMovedAnchors, rehypeLongNames],
};

const plugins: PluginConfig[] = [
  [docs, docsOptions],
  // Excludes the search page, because it has no content.
  ['@docusaurus/plugin-sitemap', { lastmod: 'date', ignorePatterns: ['/search'] }],
  buildCache,
  clientBundle,
  licenses,
  noScript,
  pageMarkdown,
  [search, { maxHits: 8, issuesUrl: site.issuesUrl }],
  codeSamples,
  pageDependencies,
  quality,
];
if (analyticsContainer) plugins.push(['@docusaurus/plugin-google-tag-manager', { containerId: analyticsContainer }]);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  ssrTemplate: htmlTemplate,
  // Replaced by `src/components/base-url-banner.tsx`, which works under the content security policy.
  baseUrlIssueBanner: false,
  customFields: { issuesUrl: site.issuesUrl },

  i18n: { defaultLocale: 'en', locales: ['en'] },

  // Both also turn on what later releases add. Versions are exact, so such changes come only with an upgrade.
  future: { v4: true, faster: true },
  // Storage keys have no suffix, so that the key `docs-preferred-version-default` matches the specification.
  storage: { namespace: false },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    emoji: false,
    hooks: { onBrokenMarkdownLinks: 'throw' },
    async parseFrontMatter(params) {
      const parsed = await params.defaultParseFrontMatter(params);
      const file = path.relative(__dirname, params.filePath);
      validateFrontMatter(file, parsed.frontMatter, params.fileContent);
      return { ...parsed, frontMatter: { ...parsed.frontMatter, head_title: headTitle(file, parsed.frontMatter) } };
    },
  },

  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          './src/css/tokens.css',
          './src/css/font.css',
          './src/css/frame.css',
          './src/css/reading.css',
          './src/css/scroll.css',
          './src/css/code.css',
          './src/css/api.css',
          './src/css/diagram.css',
          './src/css/upgrade.css',
          './src/css/search.css',
          './src/css/home.css',
          './src/css/page-actions.css',
          './src/css/changes.css',
          './src/css/print.css',
          './src/css/accessibility.css',
        ],
      },
    ],
  ],
  plugins,
  // Order matters: URL normalization must run before modules that read the location.
  clientModules: [
    './src/client-modules/readable-address.ts',
    './src/client-modules/focus-on-navigation.ts',
    './src/client-modules/menu-memory.ts',
    './src/client-modules/progress-bar.ts',
  ],

  themeConfig: {
    image: 'img/social-card.png',
    // The site has only a light theme, because its specification fixes the light color mode.
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    // Empty, because code is highlighted at build time and the theme's colors would be included in every page.
    prism: { theme: { plain: {}, styles: [] } },
    ...(latest && { announcementBar: site.announcement(latest) }),
    navbar: {
      title: site.title,
      logo: { alt: '', src: 'img/logo.svg' },
      items: [
        { type: 'docsVersionDropdown', position: 'left' },
        { ...site.dashboard, position: 'right' },
        { ...site.github, position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Quick Setup',
          items: [
            { label: 'React Native', to: '/tutorials/react-native-quick-start' },
            { label: 'React', to: '/tutorials/react-quick-start' },
            { label: 'Backend', to: '/tutorials/backend-quick-start' },
          ],
        },
        {
          title: 'More',
          items: [
            site.product,
            { label: site.github.label, href: site.github.href },
            site.company,
            { label: 'Quality of these docs', to: '/quality' },
          ],
        },
      ],
      copyright: `© ${site.company.label}`,
    },
  },
};

export default config;
