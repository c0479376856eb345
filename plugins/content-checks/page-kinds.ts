/** What a page is, after Diátaxis, and what readers find on each page of that kind. */
export interface PageKind {
  /** Headings of level 2 that every page of the kind has, in this order. */
  readonly sections: readonly string[];
  /** Whether the page counts its steps: headings such as `## 1. Create the app`. */
  readonly steps: boolean;
}

/**
 * The page kinds and their templates; `templates/<kind>.mdx` shows each as a page to copy.
 * `api` is for generated pages of symbols, `landing` for pages that lead to others.
 */
export const pageKinds = {
  landing: { sections: [], steps: false },
  tutorial: {
    sections: ['What you build', 'Before you start', 'What you have now', 'If something goes wrong', 'Next steps'],
    steps: true,
  },
  'how-to': {
    sections: ['Before you start', 'Check that it works', 'If something goes wrong', 'Next steps'],
    steps: false,
  },
  explanation: { sections: ['Next steps'], steps: false },
  reference: { sections: [], steps: false },
  api: { sections: [], steps: false },
} as const satisfies Record<string, PageKind>;

export type PageKindName = keyof typeof pageKinds;

/** Other names that a section may have. */
export const sectionAliases: Readonly<Record<string, string>> = {
  Verify: 'Check that it works',
  Troubleshooting: 'If something goes wrong',
};

/** Whether a value of front matter names a page kind. */
export function isPageKind(value: unknown): value is PageKindName {
  return typeof value === 'string' && value in pageKinds;
}
