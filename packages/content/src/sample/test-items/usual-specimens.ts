/** The usual specimens of the sample catalogue: what is collected and in what, without volumes. */
import type { LocalText } from '@phial/domain/language';

export const CLOTTED_BLOOD: LocalText = {
  en: 'Clotted blood',
  tw: '凝固血（血清管）',
  zh: '凝固血（血清管）',
};
export const EDTA_BLOOD: LocalText = { en: 'EDTA blood', tw: 'EDTA 抗凝血', zh: 'EDTA 抗凝血' };
export const FLUORIDE_BLOOD: LocalText = {
  en: 'Fluoride blood',
  tw: '氟化物抗凝血（氟化鈉管）',
  zh: '氟化物抗凝血（氟化钠管）',
};
export const CITRATED_BLOOD: LocalText = {
  en: 'Citrated blood',
  tw: '檸檬酸鹽抗凝血',
  zh: '枸橼酸盐抗凝血',
};
export const HEPARINISED_BLOOD: LocalText = { en: 'Heparinised blood', tw: '肝素抗凝血', zh: '肝素抗凝血' };
export const TRACE_ELEMENT_TUBE: LocalText = {
  en: 'Blood in a trace-element tube',
  tw: '微量元素管血液',
  zh: '微量元素管血液',
};
export const BLOOD_IN_CULTURE_BOTTLES: LocalText = {
  en: 'Blood in blood culture bottles',
  tw: '置於血液培養瓶的血液',
  zh: '置于血培养瓶的血液',
};

export const RANDOM_URINE: LocalText = { en: 'Random urine', tw: '隨機尿液', zh: '随机尿液' };
export const MIDSTREAM_URINE: LocalText = { en: 'Mid-stream urine', tw: '中段尿液', zh: '中段尿液' };
export const FIRST_CATCH_URINE: LocalText = { en: 'First catch urine', tw: '首段尿液', zh: '首段尿液' };
export const TIMED_URINE: LocalText = { en: '24-hour urine', tw: '24 小時尿液', zh: '24 小时尿液' };
export const TIMED_URINE_AND_CLOTTED_BLOOD: LocalText = {
  en: '24-hour urine and clotted blood',
  tw: '24 小時尿液及凝固血（血清管）',
  zh: '24 小时尿液和凝固血（血清管）',
};

export const STOOL: LocalText = { en: 'Stool', tw: '糞便', zh: '粪便' };
export const ADHESIVE_TAPE_SLIDE: LocalText = {
  en: 'Adhesive tape slide from the skin around the anus',
  tw: '肛門周圍皮膚的膠紙玻片',
  zh: '肛周皮肤的胶带玻片',
};
export const SPUTUM: LocalText = { en: 'Sputum', tw: '痰液', zh: '痰液' };
export const SALIVA: LocalText = { en: 'Saliva', tw: '唾液', zh: '唾液' };
export const BREATH: LocalText = { en: 'Breath', tw: '呼氣', zh: '呼气' };
export const SEMEN: LocalText = { en: 'Semen', tw: '精液', zh: '精液' };
export const BODY_FLUID: LocalText = { en: 'Body fluid', tw: '體液', zh: '体液' };
export const CEREBROSPINAL_FLUID: LocalText = { en: 'Cerebrospinal fluid', tw: '腦脊液', zh: '脑脊液' };
export const STONE: LocalText = { en: 'Stone', tw: '結石', zh: '结石' };

export const THROAT_SWAB: LocalText = { en: 'Throat swab', tw: '咽喉拭子', zh: '咽拭子' };
export const NASAL_SWAB: LocalText = { en: 'Nasal swab', tw: '鼻腔拭子', zh: '鼻拭子' };
export const EAR_SWAB: LocalText = { en: 'Ear swab', tw: '耳拭子', zh: '耳拭子' };
export const EYE_SWAB: LocalText = { en: 'Eye swab', tw: '眼拭子', zh: '眼拭子' };
export const WOUND_SWAB: LocalText = { en: 'Wound swab', tw: '傷口拭子', zh: '伤口拭子' };
export const VAGINAL_SWAB: LocalText = {
  en: 'High vaginal swab',
  tw: '高位陰道拭子',
  zh: '高位阴道拭子',
};
export const VAGINAL_AND_RECTAL_SWAB: LocalText = {
  en: 'Vaginal and rectal swab',
  tw: '陰道及直腸拭子',
  zh: '阴道和直肠拭子',
};
export const GENITAL_SWAB: LocalText = {
  en: 'Urethral or endocervical swab',
  tw: '尿道或子宮頸管拭子',
  zh: '尿道或宫颈管拭子',
};
export const NASOPHARYNGEAL_SWAB: LocalText = {
  en: 'Nasopharyngeal swab in viral transport medium',
  tw: '置於病毒運送培養液的鼻咽拭子',
  zh: '置于病毒运送培养液的鼻咽拭子',
};
export const SWAB_IN_VIRAL_TRANSPORT_MEDIUM: LocalText = {
  en: 'Swab in viral transport medium',
  tw: '置於病毒運送培養液的拭子',
  zh: '置于病毒运送培养液的拭子',
};
export const CERVICAL_SMEAR: LocalText = {
  en: 'Cervical smear in liquid medium',
  tw: '置於液基保存液的子宮頸抹片樣本',
  zh: '置于液基保存液的宫颈细胞样本',
};
export const TISSUE_IN_FORMALIN: LocalText = {
  en: 'Tissue in formalin',
  tw: '置於福爾馬林的組織',
  zh: '置于福尔马林的组织',
};
export const SKIN_NAIL_OR_HAIR: LocalText = {
  en: 'Skin scrapings, nail clippings or hair',
  tw: '皮屑、指甲或毛髮',
  zh: '皮屑、指甲或毛发',
};
