/** Everything about the site that is a name, a link or an address. */
export const site = {
  title: 'Fishjam',
  tagline: 'The easiest way to add video streaming to your React Native app',
  url: 'https://docs.fishjam.io',
  /** Where a reader edits a page; the path of the file is added. */
  editUrl: 'https://github.com/fishjam-cloud/documentation/edit/main/',
  /** Where a reader reports a gap. */
  issuesUrl: 'https://github.com/fishjam-cloud/documentation/issues/new',
  product: { label: 'Fishjam', href: 'https://fishjam.io' },
  dashboard: { label: 'Dashboard', href: 'https://fishjam.io/app' },
  github: { label: 'GitHub', href: 'https://github.com/fishjam-cloud' },
  company: { label: 'Software Mansion', href: 'https://swmansion.com' },
  announcement: {
    /** A new id shows the bar again to readers who closed it. */
    id: 'release-0.22.0',
    content: 'Fishjam 0.22 is out: agents that speak, selective subscriptions and CallKit.',
  },
} as const;
