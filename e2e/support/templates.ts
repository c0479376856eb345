/** One page of each kind that the site has: name → path. What is looked at on every kind of page goes through this. */
export const templates = {
  home: '/',
  tutorial: '/tutorials/react-quick-start',
  'how-to': '/how-to/backend/server-setup',
  explanation: '/explanation/architecture',
  glossary: '/explanation/glossary',
  landing: '/how-to',
  'api-landing': '/api',
  'api-hook': '/api/web/functions/useCamera',
  'api-interface': '/api/mobile/interfaces/useLivestreamViewerResult',
  'api-type-alias': '/api/web/type-aliases/ReconnectionStatus',
  'api-class': '/api/server/classes/FishjamClient',
  'api-variable': '/api/web/variables/SimulcastConfig',
  'api-enumeration': '/api/server/enumerations/PeerStatus',
  'rest-reference': '/api/reference',
  'search-page': '/search?q=room',
  'not-found': '/there-is-no-such-page',
} as const;

export type TemplateName = keyof typeof templates;
