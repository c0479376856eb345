// Global that Next.js and other bundlers add in browsers. The build replaces `process.env.NEXT_PUBLIC_…` with its value.
// Source: https://nextjs.org/docs/app/guides/environment-variables
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
