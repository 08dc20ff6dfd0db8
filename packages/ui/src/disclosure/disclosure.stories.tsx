import { EachLanguage } from '../testing/each-language.tsx';
import { Disclosure } from './disclosure.tsx';

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': { title: '抽血前需要空腹嗎？', answer: '需要空腹 8 小時，可以飲清水。' },
        'zh-Hans-CN': { title: '抽血前需要空腹吗？', answer: '需要空腹 8 小时，可以喝清水。' },
        'en-HK': {
          title: 'Do I have to fast before blood is taken?',
          answer: 'Yes, for 8 hours. Water is fine.',
        },
      }}
    >
      {({ title, answer }) => (
        <>
          <Disclosure title={title}>{answer}</Disclosure>
          <Disclosure title={title} headingLevel={2} aside="1" open>
            {answer}
          </Disclosure>
        </>
      )}
    </EachLanguage>
  );
}
