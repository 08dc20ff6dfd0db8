/** The specimens that packages ask for, written once. */
import type { LocalText } from '@phial/domain/language';
import type { Millilitres, Specimen } from './package-page.ts';

function measured(volume: Millilitres, what: LocalText): LocalText {
  return {
    en: `${volume}ml ${what.en}`,
    tw: `${volume} 毫升${what.tw}`,
    zh: `${volume} 毫升${what.zh}`,
  };
}

export const clottedBlood = (volume: Millilitres): Specimen => ({
  vessel: 'tube',
  text: measured(volume, { en: 'clotted blood', tw: '凝固血', zh: '凝固血' }),
});

export const edta = (volume: Millilitres): Specimen => ({
  vessel: 'tube',
  text: measured(volume, { en: 'EDTA', tw: ' EDTA 抗凝血', zh: ' EDTA 抗凝血' }),
});

export const fluorideBlood = (volume: Millilitres): Specimen => ({
  vessel: 'tube',
  text: measured(volume, { en: 'fluoride blood', tw: '氟化物抗凝血', zh: '氟化物抗凝血' }),
});

export const citratedPlasma = (volume: Millilitres): Specimen => ({
  vessel: 'tube',
  text: measured(volume, { en: 'citrated plasma', tw: '檸檬酸鹽抗凝血漿', zh: '枸橼酸盐抗凝血浆' }),
});

export const urine = (volume: Millilitres): Specimen => ({
  vessel: 'cup',
  text: measured(volume, { en: 'urine', tw: '尿液', zh: '尿液' }),
});

export const randomUrine = (volume: Millilitres): Specimen => ({
  vessel: 'cup',
  text: measured(volume, { en: 'random urine', tw: '隨機尿液', zh: '随机尿液' }),
});

export const midstreamUrine = (volume: Millilitres): Specimen => ({
  vessel: 'cup',
  text: measured(volume, { en: 'mid-stream urine', tw: '中段尿液', zh: '中段尿液' }),
});

const firstCatchUrine = measured(10, { en: 'first catch urine', tw: '首段尿液', zh: '首段尿液' });

export const FEMALE_URINE_OR_SWAB: Specimen = {
  vessel: 'cup',
  text: {
    en: `For females, in addition: ${firstCatchUrine.en} or an endocervical or vaginal swab in viral transport medium`,
    tw: `女性另加：${firstCatchUrine.tw}，或置於病毒運送培養液的子宮頸管或陰道拭子`,
    zh: `女性另加：${firstCatchUrine.zh}，或置于病毒运送培养液的宫颈管或阴道拭子`,
  },
};

export const MALE_URINE_OR_SWAB: Specimen = {
  vessel: 'cup',
  text: {
    en: `For males, in addition: ${firstCatchUrine.en} or a urethral swab in viral transport medium`,
    tw: `男性另加：${firstCatchUrine.tw}，或置於病毒運送培養液的尿道拭子`,
    zh: `男性另加：${firstCatchUrine.zh}，或置于病毒运送培养液的尿道拭子`,
  },
};

/** No volume is given for stool and semen. */
export const STOOL: Specimen = { vessel: 'cup', text: { en: 'Stool', tw: '糞便', zh: '粪便' } };
export const SEMEN: Specimen = { vessel: 'cup', text: { en: 'Semen', tw: '精液', zh: '精液' } };
