import { immutable } from '#sandbox/static.ts';
import type { Deployment } from './deployment.ts';

const proxy = ({ proxied, upstream, headers }: Deployment) =>
  proxied
    ? `
	@lender path_regexp ${proxied}
	handle @lender {
		header {
			defer
			strict-transport-security "${headers['strict-transport-security']}"
		}
		reverse_proxy ${upstream}
	}
`
    : '';

/** A Caddyfile, for Caddy 2.6 or newer, which gets its certificate itself. */
export function caddyfile(deployment: Deployment): string {
  const { host, headers, pages, callback } = deployment;
  const lines = Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`);
  return `# Written by npm run build, which replaces it. For /etc/caddy/Caddyfile.
# dist/ is expected at /srv/kadam/dist; host and lender are those of KADAM_ORIGIN, HOST and PORT when it was built.

(kadam) {
	root * /srv/kadam/dist
	header {
${lines.join('\n')}
	}
}

${host} {${proxy(deployment)}
	handle {
		import kadam

		@asset path /assets/*
		header @asset cache-control "${immutable}"
		@other not path /assets/*
		header @other cache-control "no-cache"
		header /manifest.webmanifest content-type application/manifest+json

		# The checkout of the payment provider posts its result.
		@callback {
			method POST
			path ${callback}
		}
		redir @callback ${callback} 303
		@write not method GET HEAD
		error @write 405

		@entry path /
		rewrite @entry /index.html
		@page path_regexp ${pages}
		rewrite @page /app.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import kadam
		header cache-control "no-cache"

		# The app says that there is no such page. A file that is missing is not answered with a page.
		@unknown {
			expression {err.status_code} == 404
			not path_regexp ^/assets/|\\.\\w+$
		}
		handle @unknown {
			rewrite * /app.html
			file_server {
				precompressed br gzip
				status 404
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}
