import type { Patient } from '@phial/contract/orders/order-patient';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { givenDoctor, patientForm } from '../../../testing/doctor.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('a patient', () => {
  it('is returned with a masked number only, and encrypted in the database', async () => {
    const doctor = await givenDoctor(test);
    const form = patientForm({ name: 'Marker Patient', documentNumber: 'A123456(3)' });
    const added = await doctor.call<Patient>('POST', '/doctor/patients', form);
    expect(added.data).toMatchObject({ name: 'Marker Patient', documentNumber: 'A123***(*)', version: 1 });
    expect(added.text).not.toContain('A1234');
    const { rows } = await sql`SELECT * FROM patient, event`.execute(test.db.kysely);
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    for (const text of ['Marker', 'A123456', '1946-02-08', '01234567']) expect(stored).not.toContain(text);
    expect(test.logLines.join('')).not.toContain('Marker');
  });

  it('exists once per doctor and document, even when two windows add it at once', async () => {
    const doctor = await givenDoctor(test);
    const form = patientForm();
    const answers = await Promise.all(
      [form, { ...form, documentNumber: form.documentNumber.toLowerCase() }].map((body) =>
        doctor.call<Patient & { patient: Patient }>('POST', '/doctor/patients', body),
      ),
    );
    const added = answers.find(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({ error: 'patient-exists', data: { patient: added?.data } });
  });

  it('is changed with or without a new number, and the second window gets a conflict', async () => {
    const doctor = await givenDoctor(test);
    const added = await doctor.addPatient();
    const { documentNumber, ...rest } = patientForm({ name: '何小姐', language: 'zh' });
    const path = `/doctor/patients/${added.patientId}`;
    const changed = await doctor.call<Patient>('PUT', path, { ...rest, version: 1 });
    expect(changed.data).toMatchObject({
      name: '何小姐',
      language: 'zh',
      documentNumber: added.documentNumber,
      version: 2,
    });
    const late = await doctor.call('PUT', path, { ...rest, documentNumber, version: 1 });
    expect(late).toMatchObject({ error: 'version-conflict', data: { patient: changed.data } });
    expect((await doctor.call('PUT', path, { ...rest, documentNumber, version: 2 })).status).toBe(200);
    const found = await doctor.call<Patient[]>('POST', '/doctor/patients/search', { text: documentNumber });
    expect(found.data.map(({ patientId }) => patientId)).toEqual([added.patientId]);
  });

  it('cannot take the number of another patient, nor keep it under another kind of document', async () => {
    const doctor = await givenDoctor(test);
    const [one, two] = [await doctor.addPatient(), patientForm()];
    await doctor.call('POST', '/doctor/patients', two);
    const path = `/doctor/patients/${one.patientId}`;
    const taken = await doctor.call('PUT', path, { ...two, version: 1 });
    expect(taken).toMatchObject({ error: 'patient-exists' });
    const { documentNumber: _, ...rest } = patientForm({ documentType: 'TRAVEL' });
    const unnumbered = await doctor.call('PUT', path, { ...rest, version: 1 });
    expect(unnumbered).toMatchObject({ error: 'travel-card-number-required' });
  });

  it.each([
    [{ name: ' ' }, 'name-required'],
    [{ documentNumber: 'A123456(4)' }, 'card-number-invalid'],
    [{ birthday: '2026-03-03' }, 'birthday-range'],
    [{ telNo: '1' }, 'phone-invalid'],
    [{ email: '@' }, 'email-invalid'],
  ])('with %j is refused', async (changes, error) => {
    const doctor = await givenDoctor(test);
    expect(await doctor.call('POST', '/doctor/patients', patientForm(changes))).toMatchObject({ error });
  });
});
