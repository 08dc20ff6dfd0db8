export const news = {
  lead: 'Announcements of the laboratory, the newest first.',
  failed: 'This article could not be loaded',
  loading: 'Loading the news',
  back: 'Back to the news',
  furtherTitle: 'More on this',
  notFound: 'This article was not found',
  notFoundHint:
    'The address may be incomplete, or the article has been withdrawn. All our news is in the list.',
};
