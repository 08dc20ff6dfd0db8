import { EachLanguage } from '../testing/each-language.tsx';
import { Notice } from './notice.tsx';

export function Tones() {
  return (['info', 'success', 'warning', 'error'] as const).map((tone) => (
    <Notice key={tone} tone={tone} title="Central is closed on 7 March">
      <p>Choose another day or another collection centre.</p>
    </Notice>
  ));
}

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': { title: '此時段已滿', text: '你的資料仍然保留，請選擇另一個時段。' },
        'zh-Hans-CN': { title: '此时段已满', text: '您的资料仍然保留，请选择另一个时段。' },
        'en-HK': { title: 'This time is full', text: 'Your answers are kept. Choose another time.' },
      }}
    >
      {({ title, text }) => (
        <Notice tone="warning" title={title}>
          <p>{text}</p>
        </Notice>
      )}
    </EachLanguage>
  );
}
