import { describe, expect, it } from 'vitest';
import {
  fillBody,
  fillHeaders,
  type RequestTemplate,
  templateProblem,
  valueAtPath,
} from './request-template.ts';

const FORM: RequestTemplate = {
  format: 'form',
  headers: 'Authorization: Basic {encodedSecret}\nX-Account: a1',
  body: 'To={to}\nFrom={from}\nBody={text}',
};
const JSON_BODY: RequestTemplate = {
  format: 'json',
  headers: 'Authorization: Bearer {secret}',
  body: '{"to": "{number}", "language": {"code": "{language}"}, "parameters": [{"text": "{line}"}], "urgent": true}',
};
const VALUES = {
  to: '+85291234567',
  from: '+85200000000',
  text: 'First "line"\nSecond & last {to}',
  language: 'zh_HK',
  secret: 'AC1:token',
};
const SECRETS = { secret: 'AC1:token', encodedSecret: 'QUMxOnRva2Vu' };

describe('a template of a request', () => {
  it('puts values into form fields, where they stay values', () => {
    expect(templateProblem(FORM)).toBeUndefined();
    expect(fillBody(FORM, VALUES)).toBe(
      'To=%2B85291234567&From=%2B85200000000&Body=First%20%22line%22%0ASecond%20%26%20last%20%7Bto%7D',
    );
    const quoted = { ...FORM, body: 'To={to}\nVariables={"1":{quotedLine}}' };
    const variables = decodeURIComponent(fillBody(quoted, VALUES).split('&Variables=')[1] ?? '');
    expect(JSON.parse(variables)).toEqual({ 1: 'First "line" Second & last {to}' });
  });

  it('puts values into the strings of JSON, where they stay strings', () => {
    expect(templateProblem(JSON_BODY)).toBeUndefined();
    expect(JSON.parse(fillBody(JSON_BODY, VALUES))).toEqual({
      to: '85291234567',
      language: { code: 'zh_HK' },
      parameters: [{ text: 'First "line" Second & last {to}' }],
      urgent: true,
    });
  });

  it('puts the secret into headers', () => {
    expect(fillHeaders(FORM, SECRETS)).toEqual({
      authorization: 'Basic QUMxOnRva2Vu',
      'x-account': 'a1',
    });
    expect(fillHeaders(JSON_BODY, SECRETS)).toEqual({ authorization: 'Bearer AC1:token' });
  });

  it.each([
    ['headers', { ...FORM, headers: 'no colon' }],
    ['headers', { ...FORM, headers: 'Authorization: {password}' }],
    ['headers', { ...FORM, headers: 'Host: elsewhere.example' }],
    ['headers', { ...FORM, headers: 'X-Name: 檢驗所' }],
    ['body', { ...FORM, body: 'To={to}' }],
    ['body', { ...FORM, body: 'Body={text}' }],
    ['body', { ...FORM, body: 'To={to}\nBody={text}\nno field' }],
    ['body', { ...FORM, body: 'To={to}\nBody={text}\nName={name}' }],
    ['body', { ...JSON_BODY, body: '{"to": "{to}", "text": "{text}"' }],
    ['body', { ...JSON_BODY, body: '"{to} {text}"' }],
  ] as const)('has a problem in its %s: %o', (problem, template) => {
    expect(templateProblem(template)).toBe(problem);
  });
});

it('finds a value of an answer by its path', () => {
  const answer = { sid: 'SM1', messages: [{ id: 7 }], none: null };
  expect(valueAtPath(answer, 'sid')).toBe('SM1');
  expect(valueAtPath(answer, 'messages.0.id')).toBe('7');
  for (const path of ['messages', 'none.id', 'messages.1.id', '', 'constructor.name', 'messages.length.x']) {
    expect(valueAtPath(answer, path), path).toBeUndefined();
  }
});
