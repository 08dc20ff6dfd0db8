import type { Messages } from '@phial/content/messages/messages';

type Words = Messages['pages']['notYet'];

interface Subject {
  /** Key of the page's name and of the sentence on what it will hold. */
  readonly name: keyof Words & keyof Messages['shell']['titles'];
  /** Where the back button of a detail page leads, wherever the visitor came from (PAGE-023). */
  readonly back?: { readonly to: string; readonly label: keyof Words & `backTo${string}` };
}

/** The addresses whose pages come later. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  '/AboutUs': { name: 'aboutUs' },
  '/ensure': { name: 'ensure' },
  '/contactUs': { name: 'contactUs' },
  '/recruitment': { name: 'recruitment' },
  '/recruitmentDetail': {
    name: 'recruitmentDetail',
    back: { to: '/recruitment?index=7', label: 'backToJobs' },
  },
  '/bloodcenter': { name: 'bloodcenter' },
  '/testItem': { name: 'testItem' },
  '/testItemDetail': { name: 'testItemDetail', back: { to: '/testItem?index=4-1', label: 'backToTests' } },
  '/news': { name: 'news' },
  '/newsDetail': { name: 'newsDetail', back: { to: '/news?index=5', label: 'backToNews' } },
  '/covidintroduce': { name: 'covidintroduce' },
  '/covidqusetion': { name: 'covidqusetion' },
  '/doctorService': { name: 'doctorService' },
  '/infoEnter': { name: 'infoEnter' },
};
