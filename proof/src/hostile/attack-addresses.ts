import type { Random } from '../random.ts';
import type { Fitting } from './fitting.ts';
import { type HostileRequest, requestOf } from './hostile-request.ts';
import { hostileText } from './hostile-values.ts';

/** Ways to write a step up, a slash or an end that some programs decode and others do not. */
const TRICKS = (
  '/.. /../.. /%2e%2e /%2e%2e%2f%2e%2e%2fetc%2fpasswd /..%5c..%5c /..;/ // /./ /%2f /%5c /%00 %00.json ' +
  '/%c0%ae%c0%ae/ /%ed%a0%80 /%zz /% /%u002e ;x=1 #x /* /:id /$ .json ~ .bak /%0d%0aSet-Cookie:%20x=1'
).split(' ');
const PLACES = (
  '/.git/config /.env /node_modules/pg/package.json /src/main.ts /admin/..%2f..%2fpackage.json ' +
  '/assets/../../package.json /api /api/ /api/docs/json/.. /admin/%2e%2e/%2e%2e/etc/passwd /index.html/ ' +
  '/metrics/.. /healthz/x /assets/ /pictures/../x /server-status /wp-login.php /actuator/env ' +
  '/debug/pprof //evil.example/ /\\evil.example /robots.txt/../../'
).split(' ');
const METHODS = 'HEAD OPTIONS TRACE PATCH PUT DELETE PROPFIND SEARCH QUERY PURGE get FOO'.split(' ');
const QUERIES = [
  '__proto__[x]=1',
  'constructor.prototype.x=1',
  'type[]=ECG',
  'type[$ne]=1',
  'type=ECG&type=US',
  '=&=&&&',
  '%',
  '%zz=%zz',
  'a=%00',
  'a=%ed%a0%80',
  'toString=1',
  '?'.repeat(300),
  'a='.repeat(2_000),
  Array.from({ length: 1_500 }, (_, n) => `k${n}=${n}`).join('&'),
  'language=%27%22%3E',
  'limit=1e999',
  'page=-1',
];

/** Paths, parameters and methods that nobody links to. */
export function attackAddress(fitting: Fitting, random: Random): HostileRequest {
  const request = requestOf(fitting);
  const [path = '/'] = request.target.split('?', 1);
  switch (random(7)) {
    case 0:
      request.target = path + random.one(TRICKS);
      break;
    case 1: {
      const steps = path.split('/');
      steps[random(steps.length)] = random.one([
        ...TRICKS,
        encodeURIComponent(hostileText(random).toWellFormed()).slice(0, 6_000),
      ]);
      request.target = `/${steps.join('/')}`;
      break;
    }
    case 2:
      request.target = random.one(PLACES);
      break;
    case 3:
      request.target = `${request.target}${request.target.includes('?') ? '&' : '?'}${random.one(QUERIES)}`;
      break;
    case 4:
      request.method = random.one(METHODS);
      request.mayBeCut = true;
      break;
    case 5:
      request.target = random.one([
        `http://evil.example${path}`,
        '*',
        `${path}/${'x'.repeat(random.one([300, 9_000]))}`,
        '/'.repeat(4_000),
        path.toUpperCase(),
        '/a'.repeat(3_000),
      ]);
      request.mayBeCut = true;
      break;
    default:
      request.target = [...path]
        .map((sign) => (random.once(4) ? `%${sign.charCodeAt(0).toString(16)}` : sign))
        .join('');
  }
  request.target = onOneLine(request.target);
  return request;
}

/** What would end the first line makes no other address of it, but no request. */
function onOneLine(target: string): string {
  return target.replace(/[\r\n ]/g, '%20').replace(/[^\x21-\xff]/g, '?');
}
