import { EachLanguage } from '../testing/each-language.tsx';
import { TitlePanel } from './title-panel.tsx';

export function DecorativePicture() {
  return (
    <TitlePanel title="Package list" lead="Each package with its code." picture="packages">
      <a href="#/testItem">Single tests</a>
    </TitlePanel>
  );
}

export function DescribedPicture() {
  return (
    <TitlePanel
      title="Client information"
      lead="Fill in the form at home."
      picture="client-code"
      pictureText="A phone shows a code"
    />
  );
}

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': { title: '化驗套餐', lead: '每個套餐均列出編號及所含項目。' },
        'zh-Hans-CN': { title: '检验套餐', lead: '每个套餐均列出编号及所含项目。' },
        'en-HK': { title: 'Test packages', lead: 'Each package with its code and its tests.' },
      }}
    >
      {({ title, lead }) => <TitlePanel title={title} lead={lead} picture="packages" />}
    </EachLanguage>
  );
}
