import type { ReactNode } from 'react';

/**
 * A story under each other in the three languages of the sites.
 * @param texts by the `lang` of the passage
 * @param children draws one; `lang` serves as a part of ids, which must differ
 */
export function EachLanguage<Words>({
  texts,
  children,
}: {
  texts: Readonly<Record<'zh-Hant-HK' | 'zh-Hans-CN' | 'en-HK', Words>>;
  children: (words: Words, lang: string) => ReactNode;
}) {
  return Object.entries(texts).map(([lang, words]) => (
    <div key={lang} lang={lang}>
      {children(words, lang)}
    </div>
  ));
}
