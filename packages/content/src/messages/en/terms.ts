import { site } from '../../site.ts';
import { accessibility } from './accessibility.ts';

const laboratory = site.name.en;
const group = site.group.en;

const service = {
  title: 'Terms of service',
  introduction: `These terms apply when you book, change or cancel an appointment with ${laboratory}, a member of ${group}, on this website.`,
  sections: [
    {
      title: '1. Who may book',
      paragraphs: [
        'Online booking is only for citizens in the public-private partnership programme and the chronic-disease co-care scheme. You need a request note from your doctor.',
        'You must be an adult, aged 18 or over. For a person under 18, a parent or guardian makes the booking and comes along.',
        'You may book for somebody else only if that person has asked you to and has agreed to these terms.',
      ],
    },
    {
      title: '2. Your booking',
      paragraphs: [
        'While you fill in your details we keep your chosen time for you for 10 minutes. The booking is made only when you see a reservation code.',
        'Please give your name and identity card number as they stand on your card, and a phone number or e-mail address at which we can reach you.',
        'You may have several bookings, but not two at the same time, nor two for the same kind of service on one day.',
      ],
    },
    {
      title: '3. Changing and cancelling',
      paragraphs: [
        'You can change or cancel your booking under online enquiry. Your old time is given up only once the new one is yours.',
        'A cancelled booking cannot be brought back; you would need to make a new one. Please cancel a time you cannot use, so that somebody else can have it.',
      ],
    },
    {
      title: '4. On the day',
      paragraphs: [
        'Bring your identity card and the request note, and come on time. We cannot serve you without the request note.',
        'Follow the preparation on the request note. If it asks you to fast, eat nothing for at least 8 hours before; you may drink water.',
        'We may have to close a service point, for instance in severe weather. We then do our best to reach you and offer another time.',
      ],
    },
    {
      title: '5. What this service is not',
      paragraphs: [
        'This website gives no medical advice and is not for emergencies. If you feel seriously unwell, call 999 or go to the nearest accident and emergency department.',
      ],
    },
    {
      title: '6. Our responsibility',
      paragraphs: [
        'We run this service with reasonable care, but cannot promise that the website is always available. If a booking fails because of us, we offer you another time.',
        'Nothing in these terms limits rights that the law of Hong Kong gives you and that cannot be limited.',
      ],
    },
    {
      title: '7. Claims and disputes',
      paragraphs: [
        'A claim about this service must reach us in writing within 1 year of the day of the appointment.',
        'These terms are governed by the law of the Hong Kong Special Administrative Region. A dispute that we cannot settle together goes to arbitration in Hong Kong.',
      ],
    },
    {
      title: '8. Changes to these terms',
      paragraphs: [
        'The terms you agree to when you book hold for that booking. If the language versions differ, the traditional Chinese one prevails.',
      ],
    },
  ],
};

const privacy = {
  title: 'Terms of data privacy',
  introduction: `This statement says what ${laboratory} does with the personal data you give when you book on this website.`,
  sections: [
    {
      title: '1. What we keep',
      paragraphs: [
        'Your name, your identity card number, your phone number or e-mail address or both, and the service point, service and time you booked.',
        'We ask for no date of birth and for no copy of your request note on this website.',
      ],
    },
    {
      title: '2. Why we need it',
      paragraphs: [
        'To make, find, change and cancel your booking, to recognise you at the service point, and to reach you about your booking. We use it for nothing else, and never for advertising.',
        'Without a name, an identity card number and one way to reach you, we cannot make a booking.',
      ],
    },
    {
      title: '3. Who sees it',
      paragraphs: [
        'Only staff who need it for your appointment. In staff lists your identity card number is partly hidden, and each time it is shown in full that is recorded.',
        'We pass it on only where the partnership programme or the law requires it. We never sell it.',
      ],
    },
    {
      title: '4. How we protect it',
      paragraphs: [
        'Your name, identity card number, phone number and e-mail address are stored encrypted. They appear in no web address and in no log.',
        'Your browser keeps your choice of language and of the mobile or desktop version and, for at most 30 minutes, a pass to the bookings you have made or looked up. The pass is dropped earlier when you go back to the booking home page.',
        'Until you close the tab it also keeps where you are in the booking and the time held for you; your name, identity card number, phone number and e-mail address are not among this.',
      ],
    },
    {
      title: '5. How long we keep it',
      paragraphs: [
        'Your personal data are erased 90 days after the visit, or after the day of the appointment if you cancelled it or did not come. What then remains is a count that names nobody.',
        'Test results are not part of this statement; they are kept as your doctor and the law require.',
      ],
    },
    {
      title: '6. Your rights',
      paragraphs: [
        'Under the Personal Data (Privacy) Ordinance you may ask which of your personal data we hold, have a copy, and have mistakes corrected.',
        `Please write to our data protection officer at ${site.privacyEmail.en} or at ${site.address.en}. We answer within 40 days.`,
        'If you are not content with our answer, you may turn to the Office of the Privacy Commissioner for Personal Data, Hong Kong.',
      ],
    },
  ],
};

export const terms = { service, privacy, accessibility };
