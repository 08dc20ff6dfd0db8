import { EachLanguage } from '../testing/each-language.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary, type FieldError } from './error-summary.tsx';

export const ERRORS: FieldError[] = [{ fieldId: 'name', text: 'please enter name' }];

/** A form whose name is missing. */
export function Form({ errors = ERRORS, attempt }: { errors?: FieldError[]; attempt?: number }) {
  return (
    <>
      <ErrorSummary title="There is a problem" errors={errors} attempt={attempt} />
      <TextField id="name" label="Name" value="" onChange={() => undefined} error={errors[0]?.text} />
    </>
  );
}

export function Languages() {
  return (
    <EachLanguage
      texts={{
        'zh-Hant-HK': { title: '請更正以下資料', errors: ['請輸入姓名', '請輸入八位數字的電話號碼'] },
        'zh-Hans-CN': { title: '请更正以下资料', errors: ['请输入姓名', '请输入八位数字的电话号码'] },
        'en-HK': {
          title: 'There is a problem',
          errors: ['Enter a name', 'Enter an eight-digit phone number'],
        },
      }}
    >
      {({ title, errors }, lang) => (
        <ErrorSummary
          title={title}
          errors={errors.map((text, index) => ({ fieldId: `${lang}-${index}`, text }))}
        />
      )}
    </EachLanguage>
  );
}
