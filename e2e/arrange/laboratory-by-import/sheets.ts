import { templateRows } from '@phial/content/sample/import-templates';
import type { ImportKindName } from '@phial/contract/imports/import';
import { csvText } from '@phial/domain/text/csv';
import { encode } from 'iconv-lite';
import {
  COUNTER,
  DOCTOR,
  LOWER,
  LOWER_ID,
  SERVICE,
  SERVICE_CODE,
  TEST_ITEM,
  UPPER,
  UPPER_ID,
} from './laboratory.ts';

/** A spreadsheet of a clerk, saved as CSV. */
export interface Sheet {
  readonly kind: ImportKindName;
  readonly name: string;
  readonly bytes: Buffer;
  /** How many things it adds to an empty laboratory. */
  readonly adds: number;
}

type Cells = Readonly<Record<string, string>>;
/** As Excel saves: for all languages with a byte order mark, or in the code page of a Hong Kong computer. */
type SavedAs = 'utf-8 with a byte order mark' | 'big5' | 'utf-8';

const VALLEY = { city: 'KV', cityEng: 'Kestrel Valley', cityCht: '隼谷', cityChs: '隼谷' };

/** Everything the laboratory brings along, in the order in which one sheet refers to another. */
export function laboratorySheets(): Sheet[] {
  return [
    sheet('areas', 'utf-8 with a byte order mark', [
      { ...VALLEY, districtId: 'kv-upper', ...named('district', 'Upper Valley', '上谷') },
      { city: 'KV', districtId: 'kv-lower', ...named('district', 'Lower Valley', '下谷') },
    ]),
    sheet('services', 'utf-8 with a byte order mark', [
      {
        code: SERVICE_CODE,
        ...named('name', SERVICE.en, SERVICE.tw, SERVICE.zh),
        ...named('shortName', 'Bone density', '骨質密度', '骨质密度'),
        minutes: '20',
        ...named('bring', 'Earlier scans', '以往的影像', '以往的影像'),
        daysAhead: '60',
        mostSeats: '2',
        colour: 'indigo',
        icon: 'stethoscope',
      },
    ]),
    // Without the columns of simplified Chinese, as in most offices of Hong Kong.
    sheet('service-points', 'big5', [point(UPPER_ID, UPPER, '上谷'), point(LOWER_ID, LOWER, '下谷')]),
    sheet('weekly-hours', 'utf-8', [hours(UPPER.tw), hours(LOWER_ID)]),
    sheet('holidays', 'big5', [
      { day: `31/12/${new Date().getFullYear() + 1}`, ...named('name', 'Stocktaking', '盤點日', '盘点日') },
    ]),
    sheet('staff', 'utf-8 with a byte order mark', [
      { ...COUNTER, role: 'counter', servicePoints: UPPER_ID },
      { ...DOCTOR, role: 'doctor' },
    ]),
    sheet('dictionaries', 'big5', [
      { dictType: 'test_item_subject', dictValue: 'bone', ...named('label', 'Bone', '骨骼', '骨骼') },
    ]),
    sheet('test-items', 'big5', [
      {
        testItemId: TEST_ITEM.id,
        code: TEST_ITEM.code,
        ...named('name', TEST_ITEM.name, '骨鈣素N端中段', '骨钙素N端中段'),
        subject: 'bone',
        usageScope: '0',
        unitType: 'SINGLE',
        published: 'yes',
      },
    ]),
  ];
}

function named(field: string, en: string, tw: string, zh = tw): Cells {
  return { [`${field}Eng`]: en, [`${field}Cht`]: tw, [`${field}Chs`]: zh };
}

function point(servicePointId: string, name: Readonly<{ tw: string; en: string }>, district: string): Cells {
  return {
    servicePointId,
    nameEng: name.en,
    nameCht: name.tw,
    district,
    addressEng: `1/F, 8 Example Road, ${name.en}`,
    addressCht: `示例道8號1樓${name.tw}`,
    tel: '0000 8801',
    services: SERVICE_CODE,
    restWeekdays: '日',
    belongTo: 'KRL',
  };
}

function hours(servicePoint: string): Cells {
  return {
    servicePoint,
    service: SERVICE_CODE,
    weekdays: 'Mon-Sat',
    opens: '9:00',
    closes: '１７：００',
    everyMinutes: '30',
    seats: '2',
  };
}

/** A sheet with the columns of the template that it has something for. */
function sheet(kind: ImportKindName, savedAs: SavedAs, rows: readonly Cells[]): Sheet {
  const [headings = []] = templateRows(kind);
  const used = headings.filter((heading) => rows.some((row) => row[heading] !== undefined));
  const unknown = rows.flatMap(Object.keys).filter((name) => !headings.includes(name));
  if (unknown.length > 0) throw new Error(`${kind} has no columns ${unknown.join(', ')}`);
  const text = csvText([used, ...rows.map((row) => used.map((heading) => row[heading] ?? ''))]);
  const plain = text.replace(/^\uFEFF/, '');
  const bytes = {
    'utf-8': () => Buffer.from(plain),
    'utf-8 with a byte order mark': () => Buffer.from(`\uFEFF${plain}`),
    big5: () => encode(plain, 'big5'),
  }[savedAs]();
  return { kind, name: `${kind}.csv`, bytes, adds: rows.length + Number(kind === 'areas') };
}
