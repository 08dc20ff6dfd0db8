import type { ContentBody } from '@phial/contract/content/content-body';

export const privacyTerms: ContentBody<'legal-text'> = {
  title: {
    tw: '資料私隱條款',
    zh: '数据隐私条款',
    en: 'Terms of data privacy',
  },
  introduction: {
    tw: '本聲明說明{laboratory}如何處理您在本網站預約時提供的個人資料。',
    zh: '本声明说明{laboratory}如何处理您在本网站预约时提供的个人信息。',
    en: 'This statement says what {laboratory} does with the personal data you give when you book on this website.',
  },
  sections: [
    {
      heading: {
        tw: '1. 我們保存的資料',
        zh: '1. 我们保存的资料',
        en: '1. What we keep',
      },
      text: {
        tw: '<p>您的姓名、身份證號碼、電話號碼或電郵地址（或兩者），以及您預約的服務點、服務及時間。</p>\n\n<p>本網站不會要求您提供出生日期，亦不會要求上載轉介信。</p>',
        zh: '<p>您的姓名、身份证号码、电话号码或电子邮箱（或两者），以及您预约的服务点、服务和时间。</p>\n\n<p>本网站不会要求您提供出生日期，也不会要求上传转介信。</p>',
        en: '<p>Your name, your identity card number, your phone number or e-mail address or both, and the service point, service and time you booked.</p>\n\n<p>We ask for no date of birth and for no copy of your request note on this website.</p>',
      },
    },
    {
      heading: {
        tw: '2. 收集資料的目的',
        zh: '2. 收集资料的目的',
        en: '2. Why we need it',
      },
      text: {
        tw: '<p>用於辦理、查找、更改及取消您的預約，在服務點核對身份，以及就預約聯絡您。我們不會把資料用於其他用途，更不會用於宣傳。</p>\n\n<p>如沒有姓名、身份證號碼及一種聯絡方法，我們不能為您辦理預約。</p>',
        zh: '<p>用于办理、查找、修改和取消您的预约，在服务点核对身份，以及就预约联系您。我们不会把资料用于其他用途，更不会用于宣传。</p>\n\n<p>如没有姓名、身份证号码和一种联系方式，我们无法为您办理预约。</p>',
        en: '<p>To make, find, change and cancel your booking, to recognise you at the service point, and to reach you about your booking. We use it for nothing else, and never for advertising.</p>\n\n<p>Without a name, an identity card number and one way to reach you, we cannot make a booking.</p>',
      },
    },
    {
      heading: {
        tw: '3. 誰可查閱資料',
        zh: '3. 谁可以查阅资料',
        en: '3. Who sees it',
      },
      text: {
        tw: '<p>只有為您安排服務而需要資料的職員可以查閱。在職員的名單上，身份證號碼會部分隱藏，每次顯示完整號碼均有記錄。</p>\n\n<p>只有協作計劃或法律有所要求時，我們才會轉交資料。我們絕不出售資料。</p>',
        zh: '<p>只有为您安排服务而需要资料的员工可以查阅。在员工的名单上，身份证号码会部分隐藏，每次显示完整号码均有记录。</p>\n\n<p>只有协作计划或法律有要求时，我们才会转交资料。我们绝不出售资料。</p>',
        en: '<p>Only staff who need it for your appointment. In staff lists your identity card number is partly hidden, and each time it is shown in full that is recorded.</p>\n\n<p>We pass it on only where the partnership programme or the law requires it. We never sell it.</p>',
      },
    },
    {
      heading: {
        tw: '4. 如何保護資料',
        zh: '4. 如何保护资料',
        en: '4. How we protect it',
      },
      text: {
        tw: '<p>您的姓名、身份證號碼、電話號碼及電郵地址均加密儲存，不會出現在網址或系統紀錄中。</p>\n\n<p>您的瀏覽器會保存語言及手機版或桌面版的選擇，以及最多30分鐘的通行碼，用以處理您剛辦理或查找的預約。返回預約主頁時，通行碼會提早移除。</p>\n\n<p>關閉分頁之前，瀏覽器亦會保存您在預約中的位置及為您保留的時段，當中沒有您的姓名、身份證號碼及聯絡方法。</p>',
        zh: '<p>您的姓名、身份证号码、电话号码和电子邮箱均加密存储，不会出现在网址或系统日志中。</p>\n\n<p>您的浏览器会保存语言及手机版或电脑版的选择，以及最多30分钟的通行码，用于处理您刚办理或查找的预约。返回预约首页时，通行码会提前移除。</p>\n\n<p>关闭标签页之前，浏览器也会保存您在预约中的位置和为您保留的时段，其中没有您的姓名、身份证号码和联系方式。</p>',
        en: '<p>Your name, identity card number, phone number and e-mail address are stored encrypted. They appear in no web address and in no log.</p>\n\n<p>Your browser keeps your choice of language and of the mobile or desktop version and, for at most 30 minutes, a pass to the bookings you have made or looked up. The pass is dropped earlier when you go back to the booking home page.</p>\n\n<p>Until you close the tab it also keeps where you are in the booking and the time held for you; your name, identity card number, phone number and e-mail address are not among this.</p>',
      },
    },
    {
      heading: {
        tw: '5. 保存期限',
        zh: '5. 保存期限',
        en: '5. How long we keep it',
      },
      text: {
        tw: '<p>您的個人資料會在到訪後{retentionDays}日刪除；如已取消預約或沒有前來，則在預約日期後{retentionDays}日刪除。其後只保留不能識別任何人的統計數字。</p>\n\n<p>化驗結果不屬本聲明範圍，會按醫生及法律的要求保存。</p>',
        zh: '<p>您的个人信息会在到访后{retentionDays}天删除；如已取消预约或没有前来，则在预约日期后{retentionDays}天删除。此后只保留无法识别任何人的统计数字。</p>\n\n<p>检验结果不属于本声明的范围，会按医生和法律的要求保存。</p>',
        en: '<p>Your personal data are erased {retentionDays} days after the visit, or after the day of the appointment if you cancelled it or did not come. What then remains is a count that names nobody.</p>\n\n<p>Test results are not part of this statement; they are kept as your doctor and the law require.</p>',
      },
    },
    {
      heading: {
        tw: '6. 您的權利',
        zh: '6. 您的权利',
        en: '6. Your rights',
      },
      text: {
        tw: '<p>根據《個人資料（私隱）條例》，您可查詢我們持有您的哪些個人資料、索取複本，以及要求改正錯誤。</p>\n\n<p>請致函我們的保障資料主任，電郵{privacyEmail}，或郵寄至{address}。我們會在40日內答覆。</p>\n\n<p>如您不滿意我們的答覆，可向香港個人資料私隱專員公署提出。</p>',
        zh: '<p>根据《个人资料（私隐）条例》，您可以查询我们持有您的哪些个人信息、索取副本，以及要求更正错误。</p>\n\n<p>请致函我们的资料保护负责人，邮箱{privacyEmail}，或邮寄至{address}。我们会在40天内答复。</p>\n\n<p>如您不满意我们的答复，可以向香港个人资料私隐专员公署提出。</p>',
        en: '<p>Under the Personal Data (Privacy) Ordinance you may ask which of your personal data we hold, have a copy, and have mistakes corrected.</p>\n\n<p>Please write to our data protection officer at {privacyEmail} or at {address}. We answer within 40 days.</p>\n\n<p>If you are not content with our answer, you may turn to the Office of the Privacy Commissioner for Personal Data, Hong Kong.</p>',
      },
    },
  ],
};
