declare module '@generated/docusaurus-plugin-content-docs/default/moved-pages.json' {
  const pages: readonly Readonly<Record<string, string>>[];
  export default pages;
}
