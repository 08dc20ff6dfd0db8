import { LANGUAGES } from '@phial/domain/language';
import { MANY_SEGMENTS, MOST_SEGMENTS, textLength } from '@phial/domain/messages/text-segments';
import {
  EMAIL_ONLY_BLOCKS,
  fillTextMessage,
  MESSAGE_PLACEHOLDERS,
} from '@phial/domain/text/message-placeholders';
import { unknownPlaceholders } from '@phial/domain/text/placeholders';
import { describe, expect, it } from 'vitest';
import { longMessageValues, messageExample } from './message-example.ts';
import { MESSAGE_TEMPLATES } from './message-templates.ts';
import { SAMPLE_LABORATORY } from './sample/laboratory.ts';
import { isTextMessageId, TEXT_MESSAGES, type TextMessageId } from './text-messages.ts';

const TEXT_MESSAGE_NAMES = MESSAGE_PLACEHOLDERS.filter(
  (name) => !(EMAIL_ONLY_BLOCKS as readonly string[]).includes(name),
);

describe.each(Object.keys(TEXT_MESSAGES) as TextMessageId[])('the text message of the house: %s', (id) => {
  const words = TEXT_MESSAGES[id];

  it('is part of its message and names what a text message has', () => {
    expect(MESSAGE_TEMPLATES[id].textMessage).toBe(words);
    for (const language of LANGUAGES) {
      expect(unknownPlaceholders(words[language], TEXT_MESSAGE_NAMES)).toEqual([]);
    }
  });

  it.each(LANGUAGES)('has three segments at most, and never more than six: %s', (language) => {
    const { values } = messageExample(id, language, {
      day: '2026-09-23',
      site: 'https://lab.example',
      laboratory: SAMPLE_LABORATORY.name[language],
      hotline: SAMPLE_LABORATORY.hotline.text[language],
    });
    const text = fillTextMessage(words[language], values);
    // The example has all that the words name, but for fasting.
    expect(text.split('\n')).toHaveLength(words[language].replace('{fasting}\n', '').split('\n').length);
    expect(textLength(text).segments).toBeLessThanOrEqual(MANY_SEGMENTS);
    const long = fillTextMessage(words[language], longMessageValues(language));
    expect(textLength(long).segments).toBeLessThanOrEqual(MOST_SEGMENTS);
  });
});

it('says which messages go by text message, too', () => {
  expect(['confirmation', 'waiting-offer', 'report', 'toString'].map(isTextMessageId)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
