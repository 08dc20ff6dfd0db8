import { localised } from '@phial/domain/language';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('step 1 lists the service points of the chosen service by city, with their details', async ({
      shell,
      begin,
      wizard,
      words,
      calls,
      api,
    }) => {
      const { servicePoint } = wizard;
      const points = { ECG: await api.servicePoints('ECG'), other: await api.servicePoints('other') };
      await shell.goto('/grassrootReserve?index=8&tab=begin');
      await begin.expectOpen();
      await begin.choose('ECG');
      await servicePoint.expectOpen();
      const { query } = await calls.only('GET /rest/appointment/servPt/list');
      expect(query.get('type')).toBe('ECG');
      await expect(servicePoint.points).toHaveCount(points.ECG.length);

      await expect(servicePoint.points.first()).toHaveAccessibleDescription(/\d\d:\d\d$/);
      await servicePoint.showDetails.click();
      for (const point of points.ECG.slice(0, 3)) {
        const card = servicePoint.card(point);
        const hours = localised(point, 'bizTime', language).split('\n');
        const facts = [
          point.belongTo,
          localised(point, 'comName', language),
          localised(point, 'address', language),
          ...hours,
          point.tel,
          ...point.testServPtAblVos.map((ability) => localised(ability, 'ablName', language)),
        ];
        for (const fact of facts) await expect(card).toContainText(fact);
        expect(await card.getByText(hours[1] ?? '', { exact: true }).boundingBox()).not.toEqual(
          await card.getByText(hours[0] ?? '', { exact: true }).boundingBox(),
        );
        const link = servicePoint.mapLink(point);
        expect(await link.getAttribute('href')).toContain(encodeURIComponent(point.addressCht));
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }

      await test.step('a city closes and opens', async () => {
        await servicePoint.order.selectOption('name');
        const cities = new Set(points.ECG.map((point) => localised(point, 'city', language)));
        await expect(servicePoint.cities).toHaveText([...cities].map((city) => new RegExp(city)));
        await servicePoint.cities.first().click();
        const elsewhere = points.ECG.filter((point) => point.city !== points.ECG[0]?.city);
        await expect(servicePoint.points.filter({ visible: true })).toHaveCount(elsewhere.length);
        await servicePoint.cities.first().click();
        await expect(servicePoint.points.filter({ visible: true })).toHaveCount(points.ECG.length);
      });

      await test.step('the other service has other points, and a point of the first is not kept', async () => {
        const [chosen] = points.ECG;
        if (chosen !== undefined) await servicePoint.choose(chosen);
        await servicePoint.chooseService('other');
        await expect(servicePoint.points).toHaveCount(points.other.length);
        await expect(servicePoint.chosen).toHaveCount(0);
        await wizard.next();
        await shell.expectToast(words.errors.form['choose-address'], 'warning');
      });
    });
  });
}
