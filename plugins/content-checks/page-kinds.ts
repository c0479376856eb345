/** A kind of page, based on Diátaxis, with the content that each page of that kind requires. */
export interface PageKind {
  /** Level-2 headings that every page of the kind has, in this order. */
  readonly sections: readonly string[];
  /** Whether pages of this kind have numbered step headings, such as `## 1. Create the app`. */
  readonly steps: boolean;
}

/**
 * The page kinds with the content that each requires. `api` is for generated pages about symbols, and `landing` is for
 * pages that link to others. For every kind except `api`, `templates/<kind>.mdx` is a page to copy.
 */
export const pageKinds = {
  landing: { sections: [], steps: false },
  tutorial: {
    sections: ['What you build', 'Before you start', 'What you have now', 'Troubleshooting', 'Next steps'],
    steps: true,
  },
  'how-to': {
    sections: ['Before you start', 'Verify', 'Troubleshooting', 'Next steps'],
    steps: false,
  },
  explanation: { sections: ['Next steps'], steps: false },
  reference: { sections: [], steps: false },
  api: { sections: [], steps: false },
} as const satisfies Record<string, PageKind>;

export type PageKindName = keyof typeof pageKinds;

/** Whether a front matter value names a page kind. */
export function isPageKind(value: unknown): value is PageKindName {
  return typeof value === 'string' && Object.hasOwn(pageKinds, value);
}
