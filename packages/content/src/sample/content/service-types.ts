import type { SampleEntry } from '../content-entries.ts';

/** What one booking can cover: the two service types. */
export const serviceTypes: readonly SampleEntry<'combo'>[] = [
  { id: 'ecg', body: { code: 'ECG', name: { tw: '心電圖', zh: '心电图', en: 'ECG' } } },
  {
    id: 'other',
    body: {
      code: 'other',
      name: { tw: '其他服務', zh: '其他服务', en: 'Other services' },
      content: { tw: '抽血、收集樣本', zh: '抽血、样本采集', en: 'Blood taking, specimen collection' },
    },
  },
];
