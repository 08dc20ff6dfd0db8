import type { ContentBody } from '@phial/contract/content/content-body';

export const termsOfService: ContentBody<'legal-text'> = {
  title: {
    tw: '服務條款',
    zh: '服务条款',
    en: 'Terms of service',
  },
  introduction: {
    tw: '您在本網站預約、更改或取消{laboratory}（{group}成員）的服務時，須遵守以下條款。',
    zh: '您在本网站预约、修改或取消{laboratory}（{group}成员）的服务时，须遵守以下条款。',
    en: 'These terms apply when you book, change or cancel an appointment with {laboratory}, a member of {group}, on this website.',
  },
  sections: [
    {
      heading: {
        tw: '1. 誰可以預約',
        zh: '1. 谁可以预约',
        en: '1. Who may book',
      },
      text: {
        tw: '<p>網上預約只供公私營協作計劃及慢性疾病共同治理計劃的市民使用，並須持有醫生發出的轉介信。</p>\n\n<p>您須為年滿18歲的成年人。未滿18歲者須由家長或監護人代為預約並陪同前來。</p>\n\n<p>只有在對方要求並同意本條款的情況下，您才可代他人預約。</p>',
        zh: '<p>在线预约仅供公私营协作计划及慢性疾病共同治理计划的市民使用，并须持有医生开具的转介信。</p>\n\n<p>您须为年满18岁的成年人。未满18岁者须由家长或监护人代为预约并陪同前来。</p>\n\n<p>只有在对方要求并同意本条款的情况下，您才可以代他人预约。</p>',
        en: '<p>Online booking is only for citizens in the public-private partnership programme and the chronic-disease co-care scheme. You need a request note from your doctor.</p>\n\n<p>You must be an adult, aged 18 or over. For a person under 18, a parent or guardian makes the booking and comes along.</p>\n\n<p>You may book for somebody else only if that person has asked you to and has agreed to these terms.</p>',
      },
    },
    {
      heading: {
        tw: '2. 您的預約',
        zh: '2. 您的预约',
        en: '2. Your booking',
      },
      text: {
        tw: '<p>您填寫資料期間，我們會為您保留所選時段10分鐘。看到預約編號後，預約才算完成。</p>\n\n<p>請按身份證填寫姓名及身份證號碼，並提供可聯絡您的電話號碼或電郵地址。</p>\n\n<p>您可以有多個預約，但同一時間不可有兩個預約，同一日亦不可重複預約同類服務。</p>',
        zh: '<p>您填写资料期间，我们会为您保留所选时段10分钟。看到预约编号后，预约才算完成。</p>\n\n<p>请按身份证填写姓名和身份证号码，并提供可以联系您的电话号码或电子邮箱。</p>\n\n<p>您可以有多个预约，但同一时间不能有两个预约，同一天也不能重复预约同类服务。</p>',
        en: '<p>While you fill in your details we keep your chosen time for you for 10 minutes. The booking is made only when you see a reservation code.</p>\n\n<p>Please give your name and identity card number as they stand on your card, and a phone number or e-mail address at which we can reach you.</p>\n\n<p>You may have several bookings, but not two at the same time, nor two for the same kind of service on one day.</p>',
      },
    },
    {
      heading: {
        tw: '3. 更改及取消',
        zh: '3. 修改和取消',
        en: '3. Changing and cancelling',
      },
      text: {
        tw: '<p>您可在「網上查詢」更改或取消預約。新時段確定之後，原有時段才會取消。</p>\n\n<p>預約一經取消便不能恢復，如有需要須重新預約。若不能前來，請取消預約，把時段讓給有需要的人。</p>',
        zh: '<p>您可以通过“在线查询”修改或取消预约。新时段确定之后，原有时段才会取消。</p>\n\n<p>预约一经取消便不能恢复，如有需要须重新预约。如果不能前来，请取消预约，把时段让给有需要的人。</p>',
        en: '<p>You can change or cancel your booking under online enquiry. Your old time is given up only once the new one is yours.</p>\n\n<p>A cancelled booking cannot be brought back; you would need to make a new one. Please cancel a time you cannot use, so that somebody else can have it.</p>',
      },
    },
    {
      heading: {
        tw: '4. 服務當日',
        zh: '4. 服务当天',
        en: '4. On the day',
      },
      text: {
        tw: '<p>請帶同身份證及轉介信準時到達。沒有轉介信，我們不能提供服務。</p>\n\n<p>請按轉介信的指示準備。如須空腹，請在化驗前至少8小時禁食，期間可以飲水。</p>\n\n<p>服務點或會因惡劣天氣等原因暫停服務，屆時我們會盡力聯絡您，另行安排時間。</p>',
        zh: '<p>请携带身份证和转介信准时到达。没有转介信，我们无法提供服务。</p>\n\n<p>请按转介信的说明准备。如须空腹，请在检验前至少8小时禁食，期间可以饮水。</p>\n\n<p>服务点可能因恶劣天气等原因暂停服务，届时我们会尽力联系您，另行安排时间。</p>',
        en: '<p>Bring your identity card and the request note, and come on time. We cannot serve you without the request note.</p>\n\n<p>Follow the preparation on the request note. If it asks you to fast, eat nothing for at least 8 hours before; you may drink water.</p>\n\n<p>We may have to close a service point, for instance in severe weather. We then do our best to reach you and offer another time.</p>',
      },
    },
    {
      heading: {
        tw: '5. 本服務不包括的事項',
        zh: '5. 本服务不包括的事项',
        en: '5. What this service is not',
      },
      text: {
        tw: '<p>本網站不提供醫療意見，亦不處理緊急情況。如感到嚴重不適，請致電999或前往最近的急症室。</p>',
        zh: '<p>本网站不提供医疗意见，也不处理紧急情况。如感到严重不适，请拨打999或前往最近的急诊室。</p>',
        en: '<p>This website gives no medical advice and is not for emergencies. If you feel seriously unwell, call 999 or go to the nearest accident and emergency department.</p>',
      },
    },
    {
      heading: {
        tw: '6. 我們的責任',
        zh: '6. 我们的责任',
        en: '6. Our responsibility',
      },
      text: {
        tw: '<p>我們會以合理的謹慎提供服務，但不能保證網站任何時候都可使用。如因我們的原因未能完成預約，我們會為您另行安排時間。</p>\n\n<p>本條款並不限制香港法律賦予您而不可被限制的權利。</p>',
        zh: '<p>我们会以合理的谨慎提供服务，但不能保证网站随时都可使用。如因我们的原因未能完成预约，我们会为您另行安排时间。</p>\n\n<p>本条款并不限制香港法律赋予您且不可被限制的权利。</p>',
        en: '<p>We run this service with reasonable care, but cannot promise that the website is always available. If a booking fails because of us, we offer you another time.</p>\n\n<p>Nothing in these terms limits rights that the law of Hong Kong gives you and that cannot be limited.</p>',
      },
    },
    {
      heading: {
        tw: '7. 申索及爭議',
        zh: '7. 索赔和争议',
        en: '7. Claims and disputes',
      },
      text: {
        tw: '<p>有關本服務的申索，須於預約當日起計1年內以書面向我們提出。</p>\n\n<p>本條款受香港特別行政區法律管轄。雙方未能自行解決的爭議，須在香港以仲裁解決。</p>',
        zh: '<p>有关本服务的索赔，须于预约当日起1年内以书面形式向我们提出。</p>\n\n<p>本条款受香港特别行政区法律管辖。双方未能自行解决的争议，须在香港通过仲裁解决。</p>',
        en: '<p>A claim about this service must reach us in writing within 1 year of the day of the appointment.</p>\n\n<p>These terms are governed by the law of the Hong Kong Special Administrative Region. A dispute that we cannot settle together goes to arbitration in Hong Kong.</p>',
      },
    },
    {
      heading: {
        tw: '8. 條款的修改',
        zh: '8. 条款的修改',
        en: '8. Changes to these terms',
      },
      text: {
        tw: '<p>每項預約均以您預約時同意的條款為準。各語文版本如有差異，以繁體中文版本為準。</p>',
        zh: '<p>每项预约均以您预约时同意的条款为准。各语言版本如有差异，以繁体中文版本为准。</p>',
        en: '<p>The terms you agree to when you book hold for that booking. If the language versions differ, the traditional Chinese one prevails.</p>',
      },
    },
  ],
};
