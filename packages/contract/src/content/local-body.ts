import { Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';

/* The texts and pictures that the bodies of content entries are made of. */

/** Characters of a text that stands in a list or card. */
export const SHORT = 200;
/** Characters of a text of several sentences. */
export const LONG = 4_000;

/** A text in the three languages, none of them empty. */
export const LocalText = (maxLength: number) =>
  ClosedObject({
    tw: Type.String({ minLength: 1, maxLength }),
    zh: Type.String({ minLength: 1, maxLength }),
    en: Type.String({ minLength: 1, maxLength }),
  });

/** Pattern of a text on one line; what is written with line breaks is kept with blanks in their place. */
export const SINGLE_LINE = '^[^\\r\\n]*$';

/** As {@link LocalText}, on one line: names and addresses, which stand in lists, letters and calendar files. */
export const LocalLine = (maxLength: number) => {
  const line = (example: string) =>
    Type.String({ minLength: 1, maxLength, pattern: SINGLE_LINE, examples: [example] });
  return ClosedObject({ tw: line('中環'), zh: line('中环'), en: line('Central') });
};

/** As {@link LocalText}, of HTML: the server keeps running text, lists, tables and web links of it. */
export const LocalHtml = (maxLength: number) => {
  const html = Type.String({ minLength: 1, maxLength, contentMediaType: 'text/html' });
  return ClosedObject({ tw: html, zh: html, en: html });
};

/** A path of this site or an https address. */
export const PictureUrl = Type.String({
  maxLength: 500,
  pattern: '^(?:/(?!/)|https://)\\S+$',
  examples: ['/uploads/picture'],
});

/** A picture in each language. */
export const LocalPicture = ClosedObject({ tw: PictureUrl, zh: PictureUrl, en: PictureUrl });
