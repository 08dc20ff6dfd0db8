import type { LocalText } from '@phial/domain/language';

/** What stands under the reference intervals of the sample catalogue (HTML): never an interval itself. */
export const ON_THE_REPORT: LocalText = {
  en: '<p>Reference intervals depend on age, sex and method; those that hold are printed on the report.</p>',
  tw: '<p>參考區間因年齡、性別及化驗方法而異，以報告所列為準。</p>',
  zh: '<p>参考区间因年龄、性别和检验方法而异，以报告所列为准。</p>',
};
