/** Stands in for a text that the laboratory has not published. */
export const texts = {
  unpublished: 'This text has not been published yet. Please contact us if you have a question about it.',
};
