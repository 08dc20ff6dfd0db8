import { site } from '../../site.ts';

export const accessibility = {
  title: 'Accessibility',
  introduction:
    'We want everybody to be able to use this website: with the keyboard alone, with a screen reader, enlarged, or with high contrast. This page says what holds, what does not yet, and whom to tell.',
  sections: [
    {
      title: '1. What we aim at',
      paragraphs: [
        'We build the website to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check it ourselves, by hand and with automatic tests; no outside body has assessed it.',
      ],
    },
    {
      title: '2. What holds',
      paragraphs: [
        'Everything can be done with the keyboard alone. A visible ring shows where you are, and “Skip to content” comes first on each page.',
        'Pages have headings, names for all fields and buttons, and messages that a screen reader announces. A mistake is named beside its field, with what to do about it.',
        'Text can be enlarged to 400 % without scrolling sideways, except wide tables. Colours have enough contrast, no meaning is in colour alone, and the high-contrast mode of your system is respected.',
        'While your chosen time is held for you, you are warned two minutes before it ends and can ask for more time. The slides on the home page can be stopped.',
      ],
    },
    {
      title: '3. What does not hold',
      paragraphs: [
        'The verification code is a picture of four characters, and there is no spoken one. If you cannot read it, ask for another picture, choose “Continue without the picture”, or phone us and we make the booking for you.',
        'The words in the slides of the home page are part of the pictures and cannot be enlarged as text. They are given to screen readers, and the pages they lead to say the same.',
        'Names of tests are medical terms, some of them in English only.',
      ],
    },
    {
      title: '4. Whom to tell',
      paragraphs: [
        `If something does not work for you, please phone ${site.hotline.en} or write to ${site.supportEmail.en}. Tell us which page it is and what you use to read it. We help you with your booking at once, and try to mend the fault.`,
      ],
    },
  ],
};
