declare module '@generated/docusaurus-plugin-content-docs/default/route-map.json' {
  import type { RouteMap } from '@site/src/lib/route-map';

  const map: RouteMap;
  export default map;
}
