/** Names, links and addresses of the site. */
export const site = {
  title: 'Fishjam',
  tagline: 'The easiest way to add video streaming to your React Native app',
  url: 'https://docs.fishjam.io',
  /** URL for editing a page. The path of the page's file is appended. */
  editUrl: 'https://github.com/fishjam-cloud/documentation/edit/main/',
  /** URL of the form for reporting a gap. */
  issuesUrl: 'https://github.com/fishjam-cloud/documentation/issues/new',
  product: { label: 'Fishjam', href: 'https://fishjam.io' },
  dashboard: { label: 'Dashboard', href: 'https://fishjam.io/app' },
  github: { label: 'GitHub', href: 'https://github.com/fishjam-cloud' },
  company: { label: 'Software Mansion', href: 'https://swmansion.com' },
  /** Announcement of the latest version. A new ID shows the bar again to readers who closed an earlier announcement. */
  announcement: (version: string) => ({
    id: `release-${version}`,
    content: `Fishjam ${version} is out. <a href="/api#whats-new-in-${version.replaceAll('.', '')}">See what's new</a>`,
  }),
} as const;
