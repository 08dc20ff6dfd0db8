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
  const { infoEnter: words, errors } = useMessages();
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
  const { infoEnter: words, errors } = useMessages();
  const labels = errors.olderLabels;
  const rule = `${ids.telephone}-rule`;
  return (
    <div>
      <p id={rule} className={styles.contactHint}>
        {words.contactHint}
      </p>
      <PhoneField
        id={ids.telephone}
        label={labels.mobileNumber}
        hint={words.phoneHint}
        value={draft.telephone}
        onChange={(telephone) => editDraft({ telephone })}
        error={textOf('telephone')}
        aria-describedby={rule}
        autoComplete="tel-national"
      />
      <PhoneField
        id={ids.telephone2}
        label={labels.mobileNumberAgain}
        value={draft.telephone2}
        onChange={(telephone2) => editDraft({ telephone2 })}
        error={textOf('telephone2')}
        autoComplete="off"
      />
      <TextField
        id={ids.email}
        label={labels.email}
        value={draft.email}
        onChange={(email) => editDraft({ email })}
        error={textOf('email')}
        aria-describedby={rule}
        maxLength={254}
        inputMode="email"
        autoComplete="email"
      />
    </div>
  );
}
