import { cacheClasses, mediaTypes } from '../rules';

/**
 * The commands that put the built site into a bucket, each class of files with its `Cache-Control`: files with a hash
 * first, so that no page names one that is not there yet. Nothing is deleted under `/assets/`: open pages still ask for it.
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
    // The list of types of the command does not have Markdown.
    `aws s3 cp build s3://$BUCKET --recursive --exclude '*' --include '*.md' \\\n  --content-type '${mediaTypes['md']}; charset=utf-8' --cache-control '${rest?.cacheControl}'`,
    `aws s3 cp build/assets/search/manifest.json s3://$BUCKET/assets/search/manifest.json --cache-control '${rest?.cacheControl}'`,
  ].join('\n');
}
