import {
  assetsPrefix,
  cacheClasses,
  cacheOfFaults,
  cacheOfRedirects,
  canonicalPattern,
  mediaTypes,
  methods,
  textExtensions,
} from '../rules';
import { assetPattern, resourcePolicy, type Header, type SecurityHeaders } from '../security-headers';

/** Where a server runs. All paths are absolute. */
export interface Place {
  /** The built site, with its compressed files. */
  readonly root: string;
  /** A folder for the process id and temporary files; it is made when it is missing. */
  readonly runtime: string;
  readonly port: number;
  /** Account of the workers; only for a server that root starts, which has to name one. */
  readonly user?: string;
}

/** What the site is, as far as a server must know. */
export interface Site {
  /** What the paths of versions start with, such as `/next`; not that of the latest, which is the root. */
  readonly versionPrefixes: readonly string[];
  readonly headers: SecurityHeaders;
}

/** Connections that a worker has open at one time. */
const connections = 4096;

/**
 * Files that a worker may have open: each connection, what is sent over it, and some of its own. Systems often allow 1024;
 * with those, most of 3,000 readers at one time were answered with 500.
 */
const files = 2 * connections + 512;

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const addHeader = ([name, value]: Header) => `add_header ${name} ${value} always;`;
const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
const indent = (lines: readonly string[], by: number) => lines.map((line) => ' '.repeat(by) + line).join('\n');

/**
 * Writes the configuration of nginx 1.22 or later with the module `brotli_static`.
 *
 * Headers are set in one place only, with values from maps: a location that sets one header loses those of its server.
 */
export function nginxConfig({ versionPrefixes, headers }: Site, place: Place): string {
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);
  const caches = cacheClasses.flatMap(({ prefixes, cacheControl }) =>
    prefixes.map((prefix) => `"~^(?:200|206|304) ${escapeRegExp(prefix)}" ${quote(cacheControl)};`),
  );
  // nginx sends no header whose value is empty.
  const documentHeaders = headers.documents.map(
    ([name, value]) => `map $uri ${variableOf(name)} { "~${assetPattern}" ""; default ${quote(value)}; }`,
  );
  // Routers of browsers do not tell upper case from lower in a prefix.
  const notFound = [...versionPrefixes, ''].flatMap((prefix) => [
    `"~*^${escapeRegExp(prefix)}/.*[.]md$" ${prefix}/404.md;`,
    ...(prefix === '' ? [] : [`"~*^${escapeRegExp(prefix)}/" ${prefix}/404.html;`]),
  ]);
  return `# Made by \`npm run deploy:files\` from deploy/rules.ts and what is beside it: change it there.
${place.user ? `user ${place.user};\n` : ''}load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
worker_rlimit_nofile ${files};
pid ${place.runtime}/nginx.pid;
error_log stderr warn;

events {
    worker_connections ${connections};
}

http {
    client_body_temp_path ${place.runtime}/body;
    proxy_temp_path ${place.runtime}/proxy;
    fastcgi_temp_path ${place.runtime}/fastcgi;
    uwsgi_temp_path ${place.runtime}/uwsgi;
    scgi_temp_path ${place.runtime}/scgi;

    types {
${indent(types, 8)}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${textExtensions
      .map((extension) => mediaTypes[extension])
      .filter((type) => type !== 'text/html')
      .join(' ')};

    access_log off;
    log_not_found off;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    keepalive_timeout 65s;
    reset_timedout_connection on;

    # No request has a body, and none is long.
    client_max_body_size 1k;
    client_header_timeout 15s;
    client_body_timeout 15s;
    send_timeout 30s;
    large_client_header_buffers 4 8k;

    open_file_cache max=10000 inactive=60s;
    open_file_cache_valid 5s;
    open_file_cache_errors on;

    # Compressed when the site is deployed, and never while it is served.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

    map $request_uri $request_path {
        "~^(?<path_only>[^?]*)" $path_only;
    }
    # The one address of a page; empty for a path that cannot be one of the site.
    map $uri $canonical {
        ${quote(`~${canonicalPattern}`).replace('^(', '^(?<page>')} $page;
        default "-";
    }
    # Where a request is sent: nowhere when it has the one address already. A path with other characters is never sent on.
    map "$canonical $request_path" $moved {
        "~^ /$" "";
        "~^ " /;
        "~^(?<target>/[^ ]*) (?!\\k<target>$)" $target;
        default "";
    }
    map "$status $uri" $cache_control {
${indent(caches, 8)}
        "~^30[18] " ${quote(cacheOfRedirects)};
        default ${quote(cacheOfFaults)};
    }
    map $uri $resource_policy {
        "~^/img/" ${resourcePolicy.ofPictures};
        default ${resourcePolicy.value};
    }
${indent(documentHeaders, 4)}
    map $status $allow {
        405 ${quote(methods.join(', '))};
        default "";
    }
    map $uri $not_found_page {
${indent(notFound, 8)}
        default /404.html;
    }

    server {
        listen ${place.port};
        listen [::]:${place.port};
        root ${place.root};
        index index.html;
        absolute_redirect off;
        etag on;

        add_header Cache-Control $cache_control always;
        add_header Allow $allow always;
        add_header ${resourcePolicy.name} $resource_policy always;
${indent(
  [
    ...headers.everywhere.map(([name, value]) => addHeader([name, quote(value)])),
    ...headers.documents.map(([name]) => addHeader([name, variableOf(name)])),
  ],
  8,
)}

        error_page 404 $not_found_page;

        if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
        if ($moved) { return 301 $moved$is_args$args; }

        location / {
            try_files $uri.html $uri =404;
        }
        location = / {
            try_files /index.html =404;
        }
        # The pages for what is not found: with that status, also when somebody asks for them.
        location ~ "/404(?:[.](?:html|md))?$" {
            internal;
        }
        # A script that is gone is no page. Whoever asks for it must not keep a page in its place.
        location ${assetsPrefix} {
            try_files $uri =404;
            error_page 404 @missing-asset;
        }
        # Compressed files are what others are sent as.
        location ~ "[.](?:br|gz)$" {
            return 404;
        }
        location @missing-asset {
            types { }
            default_type text/plain;
            return 404 "Not Found\\n";
        }
    }
}
`;
}
