import type { ContentBody } from '@phial/contract/content/content-body';

export const accessibilityStatement: ContentBody<'legal-text'> = {
  title: {
    tw: '無障礙瀏覽',
    zh: '无障碍浏览',
    en: 'Accessibility',
  },
  introduction: {
    tw: '我們希望人人都能使用本網站：只用鍵盤、使用讀屏軟件、放大畫面或開啟高對比度，都能順利完成。本頁說明哪些已經做到、哪些尚未做到，以及可以告訴誰。',
    zh: '我们希望人人都能使用本网站：只用键盘、使用读屏软件、放大画面或开启高对比度，都能顺利完成。本页说明哪些已经做到、哪些尚未做到，以及可以告诉谁。',
    en: 'We want everybody to be able to use this website: with the keyboard alone, with a screen reader, enlarged, or with high contrast. This page says what holds, what does not yet, and whom to tell.',
  },
  sections: [
    {
      heading: {
        tw: '1. 我們的目標',
        zh: '1. 我们的目标',
        en: '1. What we aim at',
      },
      text: {
        tw: '<p>本網站按《無障礙網頁內容指引》（WCAG）2.2 的 AA 級別製作。我們以人手及自動測試自行檢查，並未經外間機構評估。</p>',
        zh: '<p>本网站按《网页内容无障碍指南》（WCAG）2.2 的 AA 级别制作。我们以人工和自动测试自行检查，未经外部机构评估。</p>',
        en: '<p>We build the website to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We check it ourselves, by hand and with automatic tests; no outside body has assessed it.</p>',
      },
    },
    {
      heading: {
        tw: '2. 已經做到的',
        zh: '2. 已经做到的',
        en: '2. What holds',
      },
      text: {
        tw: '<p>所有功能都可以只用鍵盤完成。所在位置有清楚的外框，每頁開首都可以跳至主要內容。</p>\n\n<p>各頁設有標題，所有欄位及按鈕均有名稱，讀屏軟件會讀出訊息。填寫有誤時，欄位旁會說明怎樣更正。</p>\n\n<p>文字可放大至 400%，除闊身表格外毋須左右捲動。顏色對比充足，不會只靠顏色表達意思，並配合您系統的高對比度模式。</p>\n\n<p>所選時間為您保留期間，完結前兩分鐘會提示，您可以要求延長。首頁的輪播可以停止。</p>',
        zh: '<p>所有功能都可以只用键盘完成。所在位置有清楚的外框，每页开头都可以跳到主要内容。</p>\n\n<p>各页设有标题，所有输入框和按钮都有名称，读屏软件会读出消息。填写有误时，输入框旁会说明怎样更正。</p>\n\n<p>文字可放大到 400%，除较宽的表格外无需左右滚动。颜色对比充足，不会只靠颜色表达意思，并配合您系统的高对比度模式。</p>\n\n<p>所选时间为您保留期间，结束前两分钟会提示，您可以要求延长。首页的轮播可以停止。</p>',
        en: '<p>Everything can be done with the keyboard alone. A visible ring shows where you are, and “Skip to content” comes first on each page.</p>\n\n<p>Pages have headings, names for all fields and buttons, and messages that a screen reader announces. A mistake is named beside its field, with what to do about it.</p>\n\n<p>Text can be enlarged to 400 % without scrolling sideways, except wide tables. Colours have enough contrast, no meaning is in colour alone, and the high-contrast mode of your system is respected.</p>\n\n<p>While your chosen time is held for you, you are warned two minutes before it ends and can ask for more time. The slides on the home page can be stopped.</p>',
      },
    },
    {
      heading: {
        tw: '3. 尚未做到的',
        zh: '3. 尚未做到的',
        en: '3. What does not hold',
      },
      text: {
        tw: '<p>驗證碼是四個字元的圖片，沒有語音版本。如看不清楚，可換另一張圖片，選擇「不用圖片繼續」，或致電我們，由職員為您預約。</p>\n\n<p>首頁輪播的文字是圖片的一部分，不能像文字般放大。讀屏軟件會讀出這些文字，所連結的頁面亦有相同內容。</p>\n\n<p>化驗項目的名稱屬醫學用語，部分只有英文。</p>',
        zh: '<p>验证码是四个字符的图片，没有语音版本。如果看不清楚，可以换一张图片，选择“不用图片继续”，或致电我们，由工作人员为您预约。</p>\n\n<p>首页轮播的文字是图片的一部分，不能像文字一样放大。读屏软件会读出这些文字，所链接的页面也有相同内容。</p>\n\n<p>检验项目的名称属于医学用语，部分只有英文。</p>',
        en: '<p>The verification code is a picture of four characters, and there is no spoken one. If you cannot read it, ask for another picture, choose “Continue without the picture”, or phone us and we make the booking for you.</p>\n\n<p>The words in the slides of the home page are part of the pictures and cannot be enlarged as text. They are given to screen readers, and the pages they lead to say the same.</p>\n\n<p>Names of tests are medical terms, some of them in English only.</p>',
      },
    },
    {
      heading: {
        tw: '4. 告訴我們',
        zh: '4. 告诉我们',
        en: '4. Whom to tell',
      },
      text: {
        tw: '<p>如有任何地方令您使用不便，請致電 {hotline} 或電郵至 {supportEmail}，告訴我們是哪一頁，以及您使用的輔助工具。我們會即時協助您預約，並設法改善。</p>',
        zh: '<p>如果有任何地方让您使用不便，请致电 {hotline} 或发电子邮件至 {supportEmail}，告诉我们是哪一页，以及您使用的辅助工具。我们会马上协助您预约，并设法改善。</p>',
        en: '<p>If something does not work for you, please phone {hotline} or write to {supportEmail}. Tell us which page it is and what you use to read it. We help you with your booking at once, and try to mend the fault.</p>',
      },
    },
  ],
};
