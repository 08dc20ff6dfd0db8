/** Headers that a browser's call brings along and the server reads. */
const HEADERS = 'Host: 127.0.0.1\r\nAccept: application/json\r\nAccept-Language: en\r\n';

export function getRequest(path: string, headers: Record<string, string> = {}): string {
  return `GET ${path} HTTP/1.1\r\n${HEADERS}${lines(headers)}\r\n`;
}

/** @param body ASCII when written as JSON */
export function postRequest(path: string, body: object, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const own = { 'Content-Type': 'application/json', 'Content-Length': String(text.length), ...headers };
  return `POST ${path} HTTP/1.1\r\n${HEADERS}${lines(own)}\r\n${text}`;
}

function lines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
}
