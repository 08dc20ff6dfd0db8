import { samplePackages } from '@phial/content/sample/packages';
import type { Order } from '@phial/contract/orders/order';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { catalogueItem, givenCatalogue } from '../../../testing/catalogue-builders.ts';
import { givenDoctor } from '../../../testing/doctor.ts';
import { givenLaboratory } from '../../../testing/laboratory.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://lab.example' } });
  await givenLaboratory(test);
});
afterAll(() => test.close());

/** Points from the lower edge of the paper to the line above the foot. */
const FOOT = 50;

/** As many tests as one order may hold, each with a long name and a specimen of its own. */
const LONGEST = Array.from({ length: 60 }, (_, index) =>
  catalogueItem(`long-${index}`, {
    name: {
      tw: `人類絨毛膜促性腺激素與呼吸道病原體核酸檢測組合 ${index}`,
      zh: '',
      en: `Respiratory pathogen panel and chorionic gonadotrophin ${index}`,
    },
    specimen: { tw: `樣本甲乙丙 ${index}`, zh: '', en: '' },
  }),
);

type Doctor = Awaited<ReturnType<typeof givenDoctor>>;

async function download(doctor: Doctor, { orderId }: Order) {
  const cookie = [...doctor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return test.app.inject({
    url: `/api/doctor/orders/${orderId}/request-note`,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
}

/** The note as it comes, and what can be read on it. */
async function noteOf(doctor: Doctor, order: Order) {
  const response = await download(doctor, order);
  const bytes = new Uint8Array(response.rawPayload);
  const pdf = await getDocumentProxy(bytes.slice());
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const written = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? { text: item.str, y: Number(item.transform[5]) } : [],
  );
  return { response, pages: totalPages, text, written, title: info.Title, bytes: bytes.length };
}

describe('the request note', () => {
  it.each([
    ['tw', '轉介信', '陳大文', '2 毫升氟化物抗凝血', '請向本公司查詢', '2026年3月2日'],
    ['zh', '转介信', '陈大文', '2 毫升氟化物抗凝血', '请向本公司查询', '2026年3月2日'],
    [
      'en',
      'Request for laboratory tests',
      'Chan Tai Man',
      '2ml fluoride blood',
      'Please enquire',
      '2 March 2026',
    ],
  ] as const)(
    'is one page in the language of the patient: %s',
    async (language, title, name, specimen, enquire, day) => {
      const doctor = await givenDoctor(test);
      const { patientId } = await doctor.addPatient({ language, name, documentNumber: 'A123456(3)' });
      const placed = await doctor.place(await doctor.draft({ patientId, priority: 'urgent' }));
      const note = await noteOf(doctor, placed);
      expect(note.response.statusCode).toBe(200);
      expect(note.response.headers['content-type']).toBe('application/pdf');
      expect(note.response.headers['content-disposition']).toBe(
        `attachment; filename="${placed.number}.pdf"`,
      );
      expect(note.pages).toBe(1);
      expect(note.title).toBe(`${title} ${placed.number}`);
      const urgent = { tw: '緊急', zh: '加急', en: 'Urgent' }[language];
      for (const text of [
        urgent,
        title,
        name,
        specimen,
        enquire,
        day,
        placed.number,
        'A123***(*)',
        'KM99',
        'KM45',
      ]) {
        expect(note.text).toContain(text);
      }
      // Neither the number in full nor the notes go about on paper.
      expect(note.text).not.toContain('A123456');
      expect(note.text).not.toContain('polyuria');
      expect(note.bytes).toBeLessThan(600_000);
    },
  );

  it('fits every package on one page', async () => {
    const doctor = await givenDoctor(test);
    const items = samplePackages.pages.map(({ component }) => ({
      kind: 'PACKAGE' as const,
      itemId: component,
    }));
    const { patientId } = await doctor.addPatient();
    const note = await noteOf(doctor, await doctor.draft({ patientId, items }));
    expect(note.pages).toBe(1);
    for (const { code } of samplePackages.pages) expect(note.text).toContain(code);
    expect(note.text).toContain('草稿');
  });

  it.each([
    ['tw', '歐陽'.repeat(50)],
    ['en', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2)],
  ] as const)(
    'of the longest order there can be has nothing off the paper or over the foot: %s',
    async (language, name) => {
      await givenCatalogue(test.db, LONGEST);
      const doctor = await givenDoctor(test);
      const items = LONGEST.map(({ id }) => ({ kind: 'TEST_ITEM' as const, itemId: id }));
      const { patientId } = await doctor.addPatient({ language, name, englishName: 'Au '.repeat(30) });
      const note = await noteOf(doctor, await doctor.place(await doctor.draft({ patientId, items })));
      expect(note.pages).toBe(1);
      for (const { code } of LONGEST) expect(note.text).toContain(code);
      expect(note.text).toContain('59');
      const below = note.written.filter(({ y }) => y < FOOT).map(({ y }) => y);
      // The two lines of the foot.
      expect([...new Set(below)]).toHaveLength(2);
      expect(Math.min(...below)).toBeGreaterThan(0);
    },
  );

  it('is drawn in a thread of its own while the server keeps working', async () => {
    await givenCatalogue(test.db, LONGEST);
    const doctor = await givenDoctor(test);
    const items = LONGEST.map(({ id }) => ({ kind: 'TEST_ITEM' as const, itemId: id }));
    const order = await doctor.draft({ items });
    await download(doctor, order);
    const [whole, own] = [process.cpuUsage(), process.threadCpuUsage()];
    expect((await download(doctor, order)).statusCode).toBe(200);
    // What this thread has worked, whatever else the machine does meanwhile.
    expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(whole).user / 2);
  });

  it('has the characters of both Chinese scripts and Greek, and marks a missing one', async () => {
    const doctor = await givenDoctor(test);
    const { patientId } = await doctor.addPatient({ name: '𨋢埗喆検简αβγμΩ䶮', language: 'tw' });
    expect((await noteOf(doctor, await doctor.draft({ patientId }))).text).toContain('𨋢埗喆検简αβγμΩ□');
  });

  it('is not available for a draft without a patient', async () => {
    const doctor = await givenDoctor(test);
    const { orderId } = await doctor.draft({ patientId: null });
    const answer = await doctor.call('GET', `/doctor/orders/${orderId}/request-note`);
    expect(answer).toMatchObject({ status: 422, error: 'order-patient-missing' });
  });
});
