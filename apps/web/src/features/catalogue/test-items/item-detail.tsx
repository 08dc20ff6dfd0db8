import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import type { DictionaryEntry } from '@phial/contract/content/content';
import type { ChildItem, TestItem } from '@phial/contract/content/test-item';
import { HTML_LANG, localised } from '@phial/domain/language';
import { Heading, Phrases } from '@phial/ui/phrases/phrases';
import { SubjectIcon } from '@phial/ui/subject-icon/subject-icon';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { DetailSection } from '../sheet/detail-section.tsx';
import { NamesTable } from '../sheet/names-table.tsx';
import { Sheet, SheetFacts } from '../sheet/sheet.tsx';
import { detailAddress } from './detail-link.ts';
import styles from './item-detail.module.css';
import { chineseLang, chineseName, textIn } from './item-texts.ts';

/**
 * All that is known of a test, its names in English and Chinese; what is not known can be asked for.
 * @param subject its subject, once it is there
 * @param children further sections, such as the packages it is in
 */
export function ItemDetail({
  item,
  subject,
  children,
}: {
  item: TestItem;
  subject: DictionaryEntry | undefined;
  children?: ReactNode;
}) {
  const words = useMessages('catalogue').catalogue.detail;
  const language = useLanguage();
  return (
    <Sheet
      kind={words.printed}
      address={detailAddress(item.testItemId)}
      name={<ItemNames item={item} />}
      picture={
        <span className={styles.sign} data-print="hide">
          <SubjectIcon name={subject?.cssClass ?? ''} size={72} />
        </span>
      }
    >
      <SheetFacts widest="first">
        <DetailSection icon="specimen" title={words.specimen}>
          <Fact item={item} field="specimenRequire" />
        </DetailSection>
        <DetailSection icon="clock" title={words.turnaround}>
          <Fact item={item} field="tat" />
        </DetailSection>
        {(item.code !== '' || subject !== undefined) && (
          <dl className={styles.filed}>
            {item.code !== '' && (
              <div>
                <dt>{words.code}</dt>
                <dd className={styles.code}>{item.code}</dd>
              </div>
            )}
            {subject !== undefined && (
              <div>
                <dt>{words.subject}</dt>
                <dd>{localised(subject, 'dictLabel', language) || subject.dictLabel}</dd>
              </div>
            )}
          </dl>
        )}
      </SheetFacts>
      {item.unitType === 'GROUP' && item.childList.length > 0 && <ChildItems items={item.childList} />}
      <Formatted item={item} field="preparation" title={words.preparation} />
      <Formatted item={item} field="remark" title={words.reference} />
      {children}
    </Sheet>
  );
}

/** Both names, the reader's own language first. */
function ItemNames({ item }: { item: TestItem }) {
  const language = useLanguage();
  const chinese = { lang: chineseLang(language), name: chineseName(item, language) };
  const english = { lang: HTML_LANG.en, name: item.nameEng };
  const [first, second] = (language === 'en' ? [english, chinese] : [chinese, english]).filter(
    ({ name }) => name !== '',
  );
  return (
    <>
      <span lang={first?.lang}>
        <Phrases text={first?.name} />
      </span>{' '}
      {second !== undefined && (
        <span lang={second.lang} className={styles.second}>
          <Phrases text={second.name} />
        </span>
      )}
    </>
  );
}

function Fact({ item, field }: { item: TestItem; field: 'specimenRequire' | 'tat' }) {
  const known = textIn(item, field, useLanguage());
  if (known === undefined) return <Enquire />;
  return (
    <p className={styles.fact} lang={known.lang}>
      {known.text}
    </p>
  );
}

/** A formatted text of the laboratory under its heading. */
function Formatted({
  item,
  field,
  title,
}: {
  item: TestItem;
  field: 'preparation' | 'remark';
  title: string;
}) {
  const known = textIn(item, field, useLanguage());
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.formatted}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {known === undefined ? (
        <Enquire />
      ) : (
        <div lang={known.lang}>
          <FormattedText html={known.text} />
        </div>
      )}
    </section>
  );
}

/** Stands where a value is not known, and leads to those who know it. */
function Enquire() {
  const words = useMessages('catalogue').catalogue.detail;
  return <Link to="/contactUs?index=6-1">{words.enquire}</Link>;
}

/** The tests of a group, each leading to its own page. */
function ChildItems({ items }: { items: readonly ChildItem[] }) {
  const { detail } = useMessages('catalogue').catalogue;
  const language = useLanguage();
  return (
    <NamesTable title={detail.children}>
      <tbody>
        {items.map((item) => (
          <tr key={item.testItemId}>
            <td lang={HTML_LANG.en}>
              <Link to={detailAddress(item.testItemId)}>{item.nameEng}</Link>
            </td>
            <td lang={chineseLang(language)}>{chineseName(item, language)}</td>
          </tr>
        ))}
      </tbody>
    </NamesTable>
  );
}
