/** A route as the framework writes it: its component is named by path and hash. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly exact?: boolean;
  readonly sidebar?: string;
  readonly routes?: readonly GeneratedRoute[];
}

/** The key of a route in the framework's table of chunk names; its `ComponentCreator` makes the same. */
export const chunkKey = ({ path, hash }: GeneratedRoute['component']): string => `${path}-${hash}`;
