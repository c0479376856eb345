import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { resourceName } from '../cdn/cloudfront';
import { allowBoth } from '../policy/allow-both';
import type { Aws } from './aws';
import { deleteCommand, downloadCommand, uploadCommands } from './s3-commands';

/** Bucket and distribution that serve the site. */
export interface Host {
  readonly bucket: string;
  readonly distribution: string;
}

/** Paths of everything that is online for one build. */
export interface Release {
  /** Folder of the built site. */
  readonly site: string;
  /** File with the configuration of the response headers policy. */
  readonly headersPolicy: string;
  /** File with the code of the function for viewer requests. */
  readonly viewerRequest: string;
}

/** Configuration of a response headers policy. Fields that are not listed are sent as they were received. */
interface PolicyConfig {
  readonly SecurityHeadersConfig?: {
    readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string };
  };
}

/**
 * Downloads the release that is online.
 *
 * @param folder - folder for the release; replaced if it exists.
 * @throws Error if a command of the AWS CLI fails or the distribution has no response headers policy.
 */
export function downloadRelease({ bucket, distribution }: Host, folder: string, aws: Aws): Release {
  const release = {
    site: path.join(folder, 'site'),
    headersPolicy: path.join(folder, 'response-headers.json'),
    viewerRequest: path.join(folder, 'viewer-request.js'),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(release.site, { recursive: true });
  aws(downloadCommand(bucket, release.site));
  writeFileSync(release.headersPolicy, JSON.stringify(readPolicy(policyOf(distribution, aws), aws).config));
  aws(['cloudfront', 'get-function', '--name', resourceName, '--stage', 'LIVE', release.viewerRequest]);
  return release;
}

/**
 * Puts a release online. All of its pages work at any time, with the policy and the function of either release.
 *
 * 1. The policy allows the inline scripts and styles of both releases.
 * 2. The files of the release are uploaded, so that redirects lead to existing pages.
 * 3. The function redirects the pages that moved.
 * 4. The policy allows only the release, and files that the release does not have are deleted.
 *
 * CloudFront applies changes of a policy within minutes.
 *
 * @throws Error if a command of the AWS CLI fails or a file has no media type.
 */
export function publishRelease({ bucket, distribution }: Host, release: Release, aws: Aws): void {
  const { site, headersPolicy, viewerRequest } = release;
  const files = filesIn(site);
  const uploads = uploadCommands(site, bucket, files);
  const policy = policyOf(distribution, aws);
  const config = JSON.parse(readFileSync(headersPolicy, 'utf8')) as PolicyConfig;
  updatePolicy(policy, aws, (online) => withHashesOf(config, online));
  for (const upload of uploads) aws(upload);
  updateFunction(viewerRequest, aws);
  updatePolicy(policy, aws, () => config);
  aws(deleteCommand(site, bucket));
  aws(['cloudfront', 'create-invalidation', '--distribution-id', distribution, '--paths', '/*']);
}

/** Returns the ID of the policy that the distribution uses. */
function policyOf(distribution: string, aws: Aws): string {
  const query = 'DistributionConfig.DefaultCacheBehavior.ResponseHeadersPolicyId';
  const id = textOf(aws, ['get-distribution-config', '--id', distribution], query);
  // The AWS CLI prints "None" for a field that does not exist.
  if (id === 'None')
    throw new Error(
      `Distribution ${distribution} has no response headers policy: see DEPLOYMENT.md, CloudFront and S3.`,
    );
  return id;
}

function readPolicy(id: string, aws: Aws): { etag: string; config: PolicyConfig } {
  const output = aws(['cloudfront', 'get-response-headers-policy-config', '--id', id, '--output', 'json']);
  const { ETag, ResponseHeadersPolicyConfig } = JSON.parse(output) as {
    ETag: string;
    ResponseHeadersPolicyConfig: PolicyConfig;
  };
  return { etag: ETag, config: ResponseHeadersPolicyConfig };
}

function updatePolicy(id: string, aws: Aws, change: (online: PolicyConfig) => PolicyConfig): void {
  const { etag, config } = readPolicy(id, aws);
  const changed = ['--response-headers-policy-config', JSON.stringify(change(config))];
  aws(['cloudfront', 'update-response-headers-policy', '--id', id, '--if-match', etag, ...changed]);
}

/** Returns a configuration that also allows the inline parts that another one allows. */
function withHashesOf(config: PolicyConfig, other: PolicyConfig): PolicyConfig {
  const own = config.SecurityHeadersConfig?.ContentSecurityPolicy;
  if (!own) return config;
  const others = other.SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy;
  const policy = { ...own, ContentSecurityPolicy: allowBoth(own.ContentSecurityPolicy, others) };
  return { ...config, SecurityHeadersConfig: { ...config.SecurityHeadersConfig, ContentSecurityPolicy: policy } };
}

/** Replaces and publishes the function. CloudFront runs only published code. */
function updateFunction(file: string, aws: Aws): void {
  const etag = textOf(aws, ['describe-function', '--name', resourceName], 'ETag');
  const config = JSON.stringify({ Comment: 'Generated by npm run deploy:files', Runtime: 'cloudfront-js-2.0' });
  const changes = ['--function-config', config, '--function-code', `fileb://${file}`];
  const update = ['update-function', '--name', resourceName, '--if-match', etag, ...changes];
  aws(['cloudfront', 'publish-function', '--name', resourceName, '--if-match', textOf(aws, update, 'ETag')]);
}

const textOf = (aws: Aws, command: readonly string[], query: string): string =>
  aws(['cloudfront', ...command, '--query', query, '--output', 'text']).trim();
