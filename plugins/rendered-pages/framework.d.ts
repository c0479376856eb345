declare module '@docusaurus/core/lib/client/serverEntry' {
  /** What a page is rendered for. */
  export interface PageParams {
    readonly pathname: string;
  }

  /** Markup and what was found in it, as JSON: the framework's threads send it to each other. */
  export interface RenderedPage {
    readonly html: string;
    readonly collectedData: object;
  }

  export default function render(params: PageParams): Promise<RenderedPage>;
}
