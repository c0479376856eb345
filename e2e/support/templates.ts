import { chosenNames } from '../../tools/chosen-names';

/** Path of one page of each kind, by name. Tests of every kind of page use this list. */
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
  'api-python': '/api/server-python/classes/FishjamClient',
  'api-enumeration': '/api/server/enumerations/PeerStatus',
  'rest-reference': '/api/reference/rest',
  upgrades: '/upgrade',
  upgrade: '/upgrade/from-0.20.0',
  quality: '/quality',
  'search-page': '/search?q=room',
  'not-found': '/there-is-no-such-page',
} as const;

export type TemplateName = keyof typeof templates;

/**
 * Templates that load the client immediately, because the browser renders part of them. See
 * src/client/boot/exceptions.ts.
 */
export const loadedAtOnce: ReadonlySet<TemplateName> = new Set(['search-page', 'not-found']);

/**
 * Returns the templates with the given names, or all templates if no name is given.
 *
 * @throws Error if a name is unknown. Its message lists all unknown and all valid names.
 */
export function chosenTemplates(given: readonly string[]): TemplateName[] {
  const known = Object.keys(templates) as TemplateName[];
  return given.length > 0 ? chosenNames('template', known, given) : known;
}
