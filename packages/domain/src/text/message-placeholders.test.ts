import { describe, expect, it } from 'vitest';
import { fillMessageLine, fillTextMessage, messageParagraphs } from './message-placeholders.ts';

const VALUES = { name: 'Au Siu Ming', code: '7C4KX2MP', laboratory: 'Lab' };

describe('a message', () => {
  it('is divided at empty lines, and a part that stands alone stays a part', () => {
    const text = 'Dear {name},\n\nYour code is {code}.\nKeep it.\n \n\n{appointment}\n\n{laboratory}';
    expect(messageParagraphs(text, VALUES)).toEqual([
      { text: 'Dear Au Siu Ming,' },
      { text: 'Your code is 7C4KX2MP.\nKeep it.' },
      { block: 'appointment' },
      { text: 'Lab' },
    ]);
  });

  it('leaves out a line that names what there is not, and a paragraph of such lines', () => {
    expect(messageParagraphs('Call {hotline}.\nGoodbye.\n\n{fasting}', VALUES)).toEqual([
      { text: 'Goodbye.' },
    ]);
  });

  it('puts facts in once: a name that looks like another fact stays a name', () => {
    expect(fillMessageLine('{name} {code}', { name: '{code} $& ', code: 'X' })).toBe('{code} $&  X');
  });
});

describe('a text message', () => {
  const LINK = 'https://lab.example/#/booking';

  it('has the address of the link, also where it stands alone', () => {
    const text = '{laboratory}: come.\n\n{link}\n\nOr look: {link}';
    expect(fillTextMessage(text, { ...VALUES, link: LINK })).toBe(
      `Lab: come.\n\n${LINK}\n\nOr look: ${LINK}`,
    );
  });

  it('leaves out a line that names what there is not, and no gap for it', () => {
    expect(
      fillTextMessage('{laboratory}\n{fasting}\nCode {code}\n\n{hotline}\n\nBye\n\n{link}', VALUES),
    ).toBe('Lab\nCode 7C4KX2MP\n\nBye');
  });
});
