import { LANGUAGES } from '@phial/domain/language';
import { PICTURE_SHAPES } from '@phial/domain/picture-shape';
import { Button } from '@phial/ui/button/button';
import { describedBy } from '@phial/ui/field-row/field-row';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';
import { controlId, type FieldInput } from './field.ts';
import { FieldError, FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';
import { isMissing, type LocalText } from './local-text.ts';
import { PicturePicker } from './picture-picker.tsx';

/** One picture for all languages. */
export function PictureField({ field, value, onChange, errorAt }: FieldInput<'picture', string | undefined>) {
  const words = useMessages();
  const [id, error] = [controlId(field.name), errorAt('')];
  const { width, height } = PICTURE_SHAPES[field.shape];
  return (
    <FieldFrame field={field} error={error}>
      <p className={styles.hint}>{words.editing.picture.rule(width, height)}</p>
      <PicturePicker
        id={id}
        name={words.editingFields.labels[field.label]}
        shape={field.shape}
        url={value ?? ''}
        onChange={onChange}
        canRemove={field.optional === true}
        describedBy={describedBy(id, { hint: field.hint, error })}
      />
    </FieldFrame>
  );
}

/** A picture a language, as pictures have words in them. */
export function LocalPictureField({
  field,
  value,
  onChange,
  errorAt,
}: FieldInput<'local-picture', LocalText>) {
  const words = useMessages().editing;
  const { width, height } = PICTURE_SHAPES[field.shape];
  return (
    <FieldFrame field={field} error={errorAt('')}>
      <p className={styles.hint}>{words.picture.rule(width, height)}</p>
      <div className={styles.languages}>
        {LANGUAGES.map((language) => {
          const id = controlId(`${field.name}.${language}`);
          const error = errorAt(language);
          const url = value[language];
          return (
            <div key={language} className={styles.language}>
              <div className={styles.languageHead}>
                <span>{words.languages[language]}</span>
                {isMissing(value, language) && <Tag tone="warning">{words.missing}</Tag>}
              </div>
              <PicturePicker
                id={id}
                name={words.languages[language]}
                shape={field.shape}
                url={url}
                onChange={(changed) => onChange({ ...value, [language]: changed })}
                canRemove={field.optional === true}
                describedBy={describedBy(id, { error })}
              >
                {url !== '' && LANGUAGES.some((other) => value[other] === '') && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onChange({ tw: url, zh: url, en: url })}
                  >
                    {words.picture.forAll}
                  </Button>
                )}
              </PicturePicker>
              <FieldError id={id} error={error} />
            </div>
          );
        })}
      </div>
    </FieldFrame>
  );
}
