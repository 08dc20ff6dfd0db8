import { EachLanguage } from '../testing/each-language.tsx';
import { Heading } from './phrases.tsx';

export const TEXTS = {
  'zh-Hant-HK': '更正啟事：四項化驗報告的認可標誌',
  'zh-Hans-CN': '更正启事：四项检验报告的认可标志',
  'en-HK': 'Correction: the accreditation mark on four reports',
};

export function Headings() {
  return <EachLanguage texts={TEXTS}>{(text) => <Heading level={1}>{text}</Heading>}</EachLanguage>;
}
