declare module '@generated/search/default/file-names.json' {
  import type { FileNames } from '@site/plugins/search/site/site-data';

  /** By the name of a version. */
  const fileNames: Readonly<Record<string, FileNames>>;
  export default fileNames;
}
