import { createCanvas } from '@napi-rs/canvas';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenLaboratory } from '../../../testing/laboratory.ts';
import { bundleOf, type GivenOrder, givenOrder, laboratory } from '../../../testing/report-builders.ts';
import { signedIn } from '../../../testing/staff.ts';
import { storePicture } from '../../../uploads/stored-pictures.ts';

let test: TestApp;
let lab: Awaited<ReturnType<typeof laboratory>>;
let doctor: Awaited<ReturnType<typeof signedIn>>;
let order: GivenOrder;
beforeAll(async () => {
  test = await buildTestApp();
  lab = await laboratory(test);
  doctor = await signedIn(test, { role: 'doctor' });
  const person = { name: '陳大文', englishName: 'Chan Tai Man', documentNumber: 'A123456(3)' };
  order = await givenOrder(test, { doctorId: doctor.id, person });
});
afterAll(() => test.close());

const reader = () => ({
  cookie: `phial_session=${doctor.jar.get('phial_session')}`,
  'accept-language': 'en',
});

async function pdf(id: string | undefined, query = '') {
  const response = await test.app.inject({
    url: `/api/doctor/reports/${id}/pdf${query}`,
    headers: reader(),
  });
  if (response.statusCode !== 200) return { response, pages: 0, text: '' };
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { response, pages: totalPages, text };
}

describe('a report on paper', () => {
  it('comes from the laboratory as it is published', async () => {
    await givenLaboratory(test, {
      name: { tw: '山頂', zh: '山顶', en: 'Peak Diagnostics' },
      phone: '0000 1234',
    });
    const { data } = await lab.send(bundleOf(order, { number: 'P named', results: [{}] }));
    const { text } = await pdf(data.reports[0]?.reportId, '?language=en');
    expect(text).toContain('Peak Diagnostics · 0000 1234');
  });

  it('shows the logo of the laboratory, and comes without one whose picture is gone', async () => {
    const canvas = createCanvas(512, 512);
    canvas.getContext('2d').fillRect(100, 100, 300, 200);
    const [webp, jpeg] = [canvas.toBuffer('image/webp'), canvas.toBuffer('image/jpeg')];
    const logoUrl = await storePicture(test.db, { webp, jpeg }, test.clock.now());
    const { data } = await lab.send(bundleOf(order, { number: 'P logo', results: [{}] }));
    const pictures = async () => {
      const { response } = await pdf(data.reports[0]?.reportId, '?language=en');
      return response.rawPayload.toString('latin1').split('/Subtype /Image').length - 1;
    };
    await givenLaboratory(test);
    const none = await pictures();
    await givenLaboratory(test, { logoUrl });
    expect(await pictures()).toBeGreaterThan(none);
    await givenLaboratory(test, { logoUrl: `/uploads/${'0'.repeat(64)}` });
    expect(await pictures()).toBe(none);
    await givenLaboratory(test);
  });

  it.each([
    ['en', 'Critical, high', 'Reference range', 'Female', '5 Apr 1960'],
    ['tc', '危急偏高', '參考範圍', '女', '1960年4月5日'],
    ['sc', '危急偏高', '参考范围', '女', '1960年4月5日'],
  ])('shows what the screen shows: %s', async (language, mark, range, sex, born) => {
    const { data } = await lab.send(
      bundleOf(order, {
        number: `P ${language}`,
        conclusion: 'Told by telephone.',
        results: [{ interpretation: 'HH', low: 3.5, high: 5.1 }],
      }),
    );
    const { response, pages, text } = await pdf(data.reports[0]?.reportId, `?language=${language}`);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toBe(`attachment; filename="P_${language}.pdf"`);
    expect(pages).toBe(1);
    for (const part of [
      mark,
      range,
      sex,
      '陳大文',
      'Potassium',
      '4.1',
      '3.5 – 5.1',
      'Told by telephone.',
      born,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('A123***(*)');
    expect(text).not.toContain('A123456');
  });

  it('continues over several pages, each with patient and number', async () => {
    const results = Array.from({ length: 120 }, (_, n) => ({ code: `T${n}`, name: `Test number ${n}` }));
    const { data } = await lab.send(bundleOf(order, { number: 'P-long', results }));
    const { pages, text } = await pdf(data.reports[0]?.reportId);
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/P-long · Version 1/g)).toHaveLength(pages);
    expect(text.match(/Reference range/g)).toHaveLength(pages);
    for (const { name } of results) expect(text).toContain(name);
  });

  it('is drawn in a thread of its own while the server keeps working', async () => {
    const results = Array.from({ length: 400 }, (_, n) => ({ code: `T${n}`, name: `Test number ${n}` }));
    const { data } = await lab.send(bundleOf(order, { number: 'P-threaded', results }));
    const address = `/api/doctor/reports/${data.reports[0]?.reportId}/pdf`;
    await test.app.inject({ url: address, headers: reader() });
    const [whole, own] = [process.cpuUsage(), process.threadCpuUsage()];
    expect((await test.app.inject({ url: address, headers: reader() })).statusCode).toBe(200);
    // What this thread has worked, whatever else the machine does meanwhile.
    expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(whole).user / 2);
  });

  it('of an earlier version, or of a withdrawn report, says so', async () => {
    const first = await lab.send(bundleOf(order, { number: 'P-gone' }));
    await lab.send(
      bundleOf(order, { number: 'P-gone', status: 'entered-in-error', issued: '2026-03-01T18:00:00+08:00' }),
    );
    const id = first.data.reports[0]?.reportId;
    expect((await pdf(id)).text.replaceAll('\n', ' ')).toContain('has withdrawn this report');
    const earlier = (await pdf(id, '?version=1')).text.replaceAll('\n', ' ');
    expect(earlier).toContain('version 1, which is not the current one');
    expect(earlier).toContain('has withdrawn this report');
  });

  it('of an earlier version shows its own status, not that of a later one', async () => {
    const first = await lab.send(bundleOf(order, { number: 'P-then', status: 'preliminary' }));
    await lab.send(
      bundleOf(order, { number: 'P-then', status: 'corrected', issued: '2026-03-01T18:00:00+08:00' }),
    );
    const { text } = await pdf(first.data.reports[0]?.reportId, '?version=1');
    expect(text).toContain('have not been verified');
    expect(text).not.toContain('corrected a mistake');
  });

  it('is not available to another doctor', async () => {
    const other = await givenOrder(test);
    const { data } = await lab.send(bundleOf(other));
    expect((await pdf(data.reports[0]?.reportId)).response.statusCode).toBe(404);
  });

  it('marks what a correction changed, with the former value', async () => {
    const first = {
      number: 'P-changed',
      results: [
        { value: 7.1, interpretation: 'HH' },
        { code: 'CL', name: 'Chloride' },
      ],
    };
    await lab.send(bundleOf(order, first));
    const { data } = await lab.send(
      bundleOf(order, { number: 'P-changed', status: 'corrected', issued: '2026-03-01T18:00:00+08:00' }),
    );
    const { text } = await pdf(data.reports[0]?.reportId);
    const flat = text.replace(/\s+/g, ' ');
    expect(flat).toContain('Changed, was 7.1 mmol/L · Critical, high');
    expect(flat).toContain('No longer in this version Chloride: 4.1 mmol/L');
  });
});
