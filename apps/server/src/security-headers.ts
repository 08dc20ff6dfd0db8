import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from './config.ts';

/**
 * Headers for every answer. The site runs its own scripts and nothing else:
 * no inline script but the one that chooses the first screen, no foreign host; pictures may be data (the captcha) or made
 * in the page (a download); frames stay on the origin, and only the staff site
 * may be shown in one, by the doctor area of the public site.
 * @param config what only holds behind HTTPS is sent only where `publicUrl` says HTTPS:
 *   a laboratory trying this on `http://192.168.…` would otherwise lose its own files
 * @param framing where the answer may be shown in a frame
 * @param inlineScripts hashes of the only inline scripts that run, as `'sha256-…'`
 * @returns what helmet sets; it is asked once, because for each request anew it took a tenth of a short one's time
 */
export function securityHeaders(
  config: Pick<Config, 'publicUrl'>,
  framing: 'nowhere' | 'own-site' = 'nowhere',
  inlineScripts: readonly string[] = [],
): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(config, framing, inlineScripts))(response.req, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS };
}

/** What no page of ours uses; the camera stays for the counter's scanner. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ');

function helmetOptions(
  config: Pick<Config, 'publicUrl'>,
  framing: 'nowhere' | 'own-site',
  inlineScripts: readonly string[],
): HelmetOptions {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...inlineScripts],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-src': ["'self'"],
        'frame-ancestors': [framing === 'own-site' ? "'self'" : "'none'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    // Browsers ignore these two without HTTPS, and say so in the console of every page.
    crossOriginOpenerPolicy: secure && { policy: 'same-origin' },
    originAgentCluster: secure,
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    frameguard: { action: framing === 'own-site' ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  };
}
