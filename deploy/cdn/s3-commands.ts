import { cacheClasses, mediaTypes } from '../rules';

/**
 * Writes the commands that upload the built site to a bucket. Each class of files is uploaded with its own
 * `Cache-Control`.
 *
 * Hashed files come first, so that no uploaded page references a missing file. Nothing under `/assets/` is deleted,
 * because open pages still request those files.
 */
export function s3Commands(): string {
  const others = cacheClasses.slice(0, -1);
  const rest = cacheClasses.at(-1);
  const pattern = (prefix: string) => `'${prefix.slice(1)}*'`;
  const uploads = others.map(
    ({ prefixes, cacheControl }) =>
      `aws s3 cp build s3://$BUCKET --recursive --exclude '*' ${prefixes.map((prefix) => `--include ${pattern(prefix)}`).join(' ')} \\\n  --cache-control '${cacheControl}'`,
  );
  const excludes = others.flatMap(({ prefixes }) => prefixes.map((prefix) => `--exclude ${pattern(prefix)}`)).join(' ');
  return [
    ...uploads,
    `aws s3 sync build s3://$BUCKET --delete ${excludes} --exclude 'assets/*' --exclude '*.md' \\\n  --cache-control '${rest?.cacheControl}'`,
    // The AWS CLI does not recognize Markdown, so this command sets the media type.
    `aws s3 cp build s3://$BUCKET --recursive --exclude '*' --include '*.md' \\\n  --content-type '${mediaTypes['md']}; charset=utf-8' --cache-control '${rest?.cacheControl}'`,
    `aws s3 cp build/assets/search/manifest.json s3://$BUCKET/assets/search/manifest.json --cache-control '${rest?.cacheControl}'`,
  ].join('\n');
}
