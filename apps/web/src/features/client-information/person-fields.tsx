import { PhoneField } from '@phial/browser/fields/phone-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './client-form.module.css';
import { type ClientDraft, editDraft } from './subscribe-params.ts';

const LONGEST_TYPED = 200;

interface NameFieldsProps {
  draft: Readonly<ClientDraft>;
  ids: Readonly<Record<'userName' | 'enName', string>>;
  /** `names`: that one of them is needed. */
  textOf: (field: 'names' | 'userName' | 'enName') => string | undefined;
}

/** The two names, the one of the language first; it says that one is enough. */
export function NameFields({ draft, ids, textOf }: NameFieldsProps) {
  const { infoEnter: words, errors } = useMessages('clientInformation');
  const inEnglish = useLanguage() === 'en';
  const needed = textOf('names');

  const chinese = (
    <TextField
      key="userName"
      id={ids.userName}
      label={errors.olderLabels.chineseName}
      hint={inEnglish ? undefined : words.nameHint}
      value={draft.userName}
      onChange={(userName) => editDraft({ userName })}
      error={(inEnglish ? undefined : needed) ?? textOf('userName')}
      maxLength={LONGEST_TYPED}
      autoComplete="off"
      lang="zh-Hant-HK"
    />
  );
  const english = (
    <TextField
      key="enName"
      id={ids.enName}
      label={errors.olderLabels.englishName}
      hint={inEnglish ? words.nameHint : undefined}
      value={draft.enName}
      onChange={(enName) => editDraft({ enName })}
      error={(inEnglish ? needed : undefined) ?? textOf('enName')}
      maxLength={LONGEST_TYPED}
      autoComplete="name"
      lang="en"
    />
  );
  return inEnglish ? [english, chinese] : [chinese, english];
}

type ContactField = 'telephone' | 'telephone2' | 'email';

interface ContactFieldsProps {
  draft: Readonly<ClientDraft>;
  ids: Readonly<Record<ContactField, string>>;
  textOf: (field: ContactField) => string | undefined;
}

/** Mobile number, the same once more, e-mail; it says that one contact is enough. */
export function ContactFields({ draft, ids, textOf }: ContactFieldsProps) {
  const { infoEnter: words, errors } = useMessages('clientInformation');
  const labels = errors.olderLabels;
  const rule = `${ids.telephone}-rule`;
  const boxOf = (field: ContactField) => ({
    id: ids[field],
    value: draft[field],
    onChange: (text: string) => editDraft({ [field]: text }),
    error: textOf(field),
  });
  return (
    <div>
      <p id={rule} className={styles.contactHint}>
        {words.contactHint}
      </p>
      <PhoneField
        {...boxOf('telephone')}
        label={labels.mobileNumber}
        hint={words.phoneHint}
        aria-describedby={rule}
        autoComplete="tel-national"
      />
      <PhoneField {...boxOf('telephone2')} label={labels.mobileNumberAgain} autoComplete="off" />
      <TextField
        {...boxOf('email')}
        label={labels.email}
        aria-describedby={rule}
        maxLength={254}
        inputMode="email"
        autoComplete="email"
      />
    </div>
  );
}
