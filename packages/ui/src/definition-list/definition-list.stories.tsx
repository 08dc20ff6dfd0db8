import { EachLanguage } from '../testing/each-language.tsx';
import { DefinitionList } from './definition-list.tsx';

export function Booking() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': { 服務點: '中環', 日期: '2026年3月2日（星期一）', 時間: '09:30' },
        'zh-Hans-CN': { 服务点: '中环', 日期: '2026年3月2日（星期一）', 时间: '09:30' },
        'en-HK': { 'Service point': 'Central', Date: 'Monday 2 March 2026', Time: '09:30' },
      }}
    >
      {(facts) => <DefinitionList rows={Object.entries(facts).map(([term, value]) => ({ term, value }))} />}
    </EachLanguage>
  );
}
