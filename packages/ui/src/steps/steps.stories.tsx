import { EachLanguage } from '../testing/each-language.tsx';
import { Steps } from './steps.tsx';

export function Booking() {
  return (
    <Steps
      label="Booking"
      steps={['Location', 'Date and time', 'Confirm']}
      current={1}
      statusWords={{ done: 'done', current: 'current step', todo: 'to do' }}
    />
  );
}

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': ['服務點', '日期及時間', '個人資料', '確認'],
        'zh-Hans-CN': ['服务点', '日期及时间', '个人资料', '确认'],
        'en-HK': ['Service point', 'Date and time', 'Your details', 'Confirm'],
      }}
    >
      {(steps, lang) => (
        <Steps label={lang} steps={steps} current={2} statusWords={{ done: '✓', current: '•', todo: '…' }} />
      )}
    </EachLanguage>
  );
}
