declare module '@docusaurus/core/lib/client/serverEntry' {
  /** What a page is rendered for. */
  export interface PageParams {
    readonly pathname: string;
  }

  /** What a page adds to its head: markup, and the attributes of elements. */
  export interface HeadOfPage {
    readonly htmlAttributes: string;
    readonly bodyAttributes: string;
    readonly title: string;
    readonly meta: string;
    readonly link: string;
    readonly script: string;
  }

  /** Markup and what was found in it, as JSON: the framework's threads send it to each other. */
  export interface RenderedPage {
    readonly html: string;
    readonly collectedData: { readonly metadata: { readonly internal: HeadOfPage } };
  }

  export default function render(params: PageParams): Promise<RenderedPage>;
}
