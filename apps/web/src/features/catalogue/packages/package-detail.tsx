import type { PackagePage } from '@phial/contract/content/package-catalogue';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { useMessages } from '../../../language/language.ts';
import { DetailSection } from '../sheet/detail-section.tsx';
import { Sheet, SheetFacts } from '../sheet/sheet.tsx';
import { Bilingual } from './bilingual.tsx';
import { Enquire } from './enquire.tsx';
import styles from './package-detail.module.css';
import { Remarks } from './remarks.tsx';
import { TestItems } from './test-items.tsx';

/**
 * All that is known of a package, in English and Chinese; printed, the patient's
 * preparation slip. No form stands here.
 */
export function PackageDetail({ page }: { page: PackagePage }) {
  const words = useMessages('catalogue').packages.detail;
  const { code, name, specimens, turnaround, fasting, remarks, allergenClasses } = page;
  return (
    <Sheet
      kind={words.slip}
      address={`/packageItemDetail?index=4-1&component=${page.component}`}
      name={<Bilingual text={name} name />}
      picture={<Illustration name="blood" className={styles.drawing} eager />}
    >
      <SheetFacts widest="second">
        <DetailSection icon="package" title={words.testCode}>
          <p className={styles.code}>{code}</p>
        </DetailSection>
        <DetailSection icon="specimen" title={words.specimen}>
          {specimens.length === 0 ? (
            <Enquire />
          ) : (
            <ul className={styles.specimens}>
              {specimens.map(({ vessel, text }) => (
                <li key={text.en}>
                  <Icon name={vessel === 'tube' ? 'blood-tube' : 'specimen'} size={22} />
                  <span>
                    <Bilingual text={text} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </DetailSection>
        <DetailSection icon="clock" title={words.turnaround}>
          {turnaround === undefined ? (
            <Enquire />
          ) : (
            <p className={styles.turnaround}>
              <Bilingual text={turnaround} />
            </p>
          )}
        </DetailSection>
      </SheetFacts>
      {fasting !== undefined && (
        <div className={styles.fasting}>
          <DetailSection icon="fasting" title={words.fasting}>
            <p>
              <Bilingual text={fasting} />
            </p>
          </DetailSection>
        </div>
      )}
      <TestItems page={page} />
      {remarks.length + allergenClasses.length > 0 && (
        <Remarks remarks={remarks} allergenClasses={allergenClasses} />
      )}
      <p className="fine-print" data-print="hide">
        {words.printHint}
      </p>
    </Sheet>
  );
}
