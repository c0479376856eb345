/** A route of the framework, whose component is identified by path and hash. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly GeneratedRoute[];
}

/** Returns the key of a route in the framework's table of chunk names, as its `ComponentCreator` creates it. */
export const chunkKey = ({ path, hash }: GeneratedRoute['component']): string => `${path}-${hash}`;

/** Names of the chunks that a route needs, by the property that each one provides. */
export type ChunkNames = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
