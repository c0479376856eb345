import path from 'node:path';
import { cacheClasses, cacheControlOf, cacheOfErrors, mediaTypes, textExtensions } from '../rules';
import type { AwsCommand } from './aws';

/** Name patterns of the not-found pages of all versions. In these patterns, `*` also matches slashes. */
const notFoundPages = ['404.html', '*/404.html'];

/** Files of one media type that are uploaded with the same headers. */
interface Upload {
  /** Extension that determines the media type. */
  readonly extension: string;
  readonly cacheControl: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/**
 * Writes the commands that upload a built site to a bucket.
 *
 * S3 stores `Cache-Control` and `Content-Type` with each file, so each combination has its own command. Hashed files
 * come first, so that no uploaded page references a missing file. The commands upload every file: `aws s3 sync` would
 * skip files of the same size that are older than the uploaded ones, and these are most pages of an earlier build.
 *
 * @param folder - folder of the built site.
 * @param bucket - name of the bucket.
 * @param files - paths of all files in the folder, with forward slashes.
 * @throws Error if a file has no media type in `deploy/rules.ts`.
 * @see https://docs.aws.amazon.com/cli/latest/reference/s3/#use-of-exclude-and-include-filters
 */
export function uploadCommands(folder: string, bucket: string, files: readonly string[]): AwsCommand[] {
  const unknown = files.find((file) => mediaTypes[extensionOf(file)] === undefined);
  if (unknown)
    throw new Error(
      `${path.join(folder, unknown)} has no media type. If it is a compressed copy, build the site again. Otherwise, add its extension to deploy/rules.ts.`,
    );
  return uploadsOf(files).map(({ extension, cacheControl, include, exclude = [] }) => [
    ...['s3', 'cp', folder, `s3://${bucket}`, '--recursive', '--only-show-errors'],
    ...['--exclude', '*'],
    ...include.flatMap((pattern) => ['--include', pattern]),
    ...exclude.flatMap((pattern) => ['--exclude', pattern]),
    ...['--cache-control', cacheControl, '--content-type', contentType(extension)],
  ]);
}

function uploadsOf(files: readonly string[]): Upload[] {
  const uploads = cacheClasses.flatMap(({ prefixes, cacheControl }, index): Upload[] =>
    Object.keys(mediaTypes)
      .filter((extension) =>
        files.some((file) => extensionOf(file) === extension && cacheControlOf(`/${file}`) === cacheControl),
      )
      .map((extension) => ({
        extension,
        cacheControl,
        include: prefixes.map((prefix) => `${prefix.slice(1)}*.${extension}`),
        // A file belongs to the first class that matches.
        exclude: cacheClasses.slice(0, index).flatMap((earlier) => earlier.prefixes.map((each) => `${each.slice(1)}*`)),
      })),
  );
  // CloudFront sends these pages as error responses, with the headers of the file.
  return [...uploads, { extension: 'html', cacheControl: cacheOfErrors, include: notFoundPages }];
}

/**
 * Writes the command that deletes the files of a bucket that a built site does not have.
 *
 * It compares only sizes and runs after {@link uploadCommands}, so it uploads nothing.
 */
export function deleteCommand(folder: string, bucket: string): AwsCommand {
  return ['s3', 'sync', folder, `s3://${bucket}`, '--delete', '--size-only', '--only-show-errors'];
}

/** Writes the command that downloads all files of a bucket. */
export function downloadCommand(bucket: string, folder: string): AwsCommand {
  return ['s3', 'sync', `s3://${bucket}`, folder, '--only-show-errors'];
}

const extensionOf = (file: string): string => path.posix.extname(file).slice(1);

const contentType = (extension: string): string =>
  `${mediaTypes[extension]}${textExtensions.includes(extension) ? '; charset=utf-8' : ''}`;
