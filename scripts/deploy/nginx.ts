import { immutable } from '#sandbox/static.ts';
import type { Deployment } from './deployment.ts';

const proxy = ({ proxied, upstream, headers }: Deployment) =>
  proxied
    ? `
  location ~ "${proxied}" {
    proxy_pass http://${upstream};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_hide_header Strict-Transport-Security;
    add_header Strict-Transport-Security "${headers['strict-transport-security']}" always;
    # A picture; the lender has limits of its own.
    client_max_body_size 10m;
  }
`
    : '';

/** A file for the http block of nginx, version 1.19 or newer, without additional modules. */
export function nginxConfiguration(deployment: Deployment): string {
  const { host, headers, pages, callback } = deployment;
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `# Written by npm run build, which replaces it. For /etc/nginx/conf.d/.
# dist/ is expected at /srv/kadam/dist; host and lender are those of KADAM_ORIGIN, HOST and PORT when it was built.

map $status$uri $kadam_cache_control {
  default "no-cache";
  "~^(200|206|304)/assets/" "${immutable}";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  return 301 https://${host}$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  absolute_redirect off;

  root /srv/kadam/dist;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json image/svg+xml;
  gzip_static on;
  gzip_vary on;
  # With the module ngx_brotli, the files with .br too: brotli_static on;

  add_header Cache-Control $kadam_cache_control always;
${lines.join('\n')}
${proxy(deployment)}
  # The checkout of the payment provider posts its result.
  location = ${callback} {
    if ($request_method = POST) { return 303 ${callback}; }
    try_files /app.html =404;
  }

  location = / { try_files /index.html =404; }
  location ~ "${pages}" { try_files /app.html =404; }

  # A file that is missing is not answered with a page.
  location = /manifest.webmanifest { default_type application/manifest+json; }
  location ~ "^/assets/|\\.\\w+$" { try_files $uri @missing; }
  location @missing {
    types {}
    default_type text/plain;
    return 404 "There is no such file.\\n";
  }

  # The app says that there is no such page.
  location / {
    error_page 404 /app.html;
    return 404;
  }
}
`;
}
