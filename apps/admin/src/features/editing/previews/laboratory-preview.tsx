import { brandProperties, PALETTE } from '@phial/domain/brand-colours';
import type { Language } from '@phial/domain/language';
import { phoneNumber } from '@phial/domain/phone-number';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../language/language.ts';
import type { Body } from '../fields/field.ts';
import { localText } from '../fields/local-text.ts';
import styles from './laboratory-preview.module.css';

const COLOUR = /^#[\da-f]{6}$/i;

/** Header, contact card, footer and the head of an e-mail, in the colours that are being chosen. */
export function LaboratoryPreview({ body, language }: { body: Body; language: Language }) {
  const words = useMessages().editing.laboratoryPreview;
  const text = (name: string) => localText(body, name)[language];
  const plain = (name: string) => String(body[name] ?? '');
  const colour = (name: keyof typeof PALETTE) => (COLOUR.test(plain(name)) ? plain(name) : PALETTE[name]);
  const colours = { headerColour: colour('headerColour'), actionColour: colour('actionColour') };
  const brand = {
    '--color-petrol': colours.headerColour,
    '--color-teal': colours.actionColour,
    ...brandProperties(colours),
  } as CSSProperties;
  const phone = plain('phone') === '' ? '' : phoneNumber(plain('phone')).text[language];
  const logo = plain('logoUrl');
  const mark = logo !== '' && <img src={logo} alt="" width={36} height={36} />;
  return (
    <div className={styles.site} style={brand}>
      <div className={styles.bar} data-surface="petrol">
        {mark}
        <strong>{text('name') || text('shortName')}</strong>
        <span className={styles.phone}>{phone}</span>
      </div>
      <div className={styles.card}>
        <h3>{text('name')}</h3>
        <p>{text('address')}</p>
        <p className={styles.lines}>{text('hours')}</p>
        <p>
          <span className={styles.link}>{phone}</span>
        </p>
        <p>
          <span className={styles.link}>{plain('salesEmail')}</span>
        </p>
        <p>
          <span className={styles.button}>{words.button}</span>
        </p>
      </div>
      <div className={styles.bar} data-surface="petrol">
        <span className={styles.quiet}>
          {[text('name'), text('address'), phone].filter((part) => part !== '').join(' · ')}
        </span>
      </div>
      <dl className={styles.email}>
        <dt>{words.from}</dt>
        <dd>
          {text('name')} &lt;{plain('supportEmail')}&gt;
        </dd>
        <dt>{words.subject}</dt>
        <dd>{words.subjectOf(text('name'))}</dd>
      </dl>
    </div>
  );
}
