import content from '../../sample/content.json' with { type: 'json' };
import packages from '../../sample/packages.json' with { type: 'json' };
import servicePoints from '../../sample/service-points.json' with { type: 'json' };
import testItems from '../../sample/test-items.json' with { type: 'json' };

/** The sample laboratory as files of `npm run configuration -- import`, in the order in which they are imported. */
export const SAMPLE_FILES: Readonly<Record<'servicePoints' | 'content' | 'packages' | 'testItems', unknown>> =
  {
    servicePoints,
    content,
    packages,
    testItems,
  };
