export const news = {
  lead: 'Announcements of the laboratory, the newest first.',
  listFailed: 'The news could not be loaded',
  none: 'There are no announcements at the moment.',
  failed: 'This article could not be loaded',
  loading: 'Loading the news',
  back: 'Back to the news',
  notFound: 'This article was not found',
  notFoundHint:
    'The address may be incomplete, or the article has been withdrawn. All our news is in the list.',
};
