/** Earlier versions of what visitors read, beside its editor. */
export const contentVersions = {
  title: 'Versions',
  lead: 'Each time this was published or withdrawn, newest first.',
  loading: 'Loading the versions',
  failed: 'The versions could not be loaded.',
  more: 'Show earlier versions',
  events: { PUBLISHED: 'Published', WITHDRAWN: 'Withdrawn', RESTORED: 'Published again' },
  by: (name: string) => `by ${name}`,
  authorGone: 'by somebody whose account is deleted',
  compare: 'Compare',
  compareWith: (when: string) => `Compare the version of ${when} with the form`,
  comparison: (when: string) => `The form and the version of ${when}`,
  here: 'In the form',
  there: 'In this version',
  same: 'This version says the same as the form.',
  use: 'Use this version',
  useTitle: 'Use this version as the draft?',
  useText: 'It replaces the draft and what is typed in the form. Visitors see it once you publish it.',
  used: 'This version is the draft now. Publish it to show it to visitors.',
  /** Of what has no drafts: services, service points, test items. */
  saved: {
    lead: 'Each state this was saved in, newest first.',
    useTitle: 'Put this version into the form?',
    useText: 'It replaces what is typed in the form. Visitors see it once you save it.',
    used: 'This version is in the form now. Save it to show it to visitors.',
  },
};
