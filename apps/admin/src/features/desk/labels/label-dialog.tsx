import type { QrPicture } from '@phial/browser/qr/qr-picture';
import { ChoiceField } from '@phial/ui/choice-field/choice-field';
import { Notice } from '@phial/ui/notice/notice';
import { SelectField } from '@phial/ui/select-field/select-field';
import { TextField } from '@phial/ui/text-field/text-field';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { FormDialog } from '../../../shell/form-dialog.tsx';
import { Label, type LabelledBooking } from './label.tsx';
import styles from './label-dialog.module.css';
import { keepLabelSize, keptLabelSize, LABEL_SIZES, LABELS_A_SHEET, type LabelSize } from './label-size.ts';
import { PrintedLabels } from './printed-labels.tsx';

const MOST_COPIES = 10;

/**
 * Chooses size and number of labels, shows the first one as large as it will be, and prints them.
 * @param props.bookings who can have labels; `expected` of a day are those still to come
 */
export function LabelDialog({
  bookings,
  expected,
  pointName,
  onClose,
}: {
  bookings: readonly LabelledBooking[];
  expected?: readonly LabelledBooking[] | undefined;
  pointName: (servicePointId: string) => string;
  onClose: () => void;
}) {
  const words = useMessages().labels;
  const id = useId();
  const [size, setSize] = useState(keptLabelSize);
  const [whom, setWhom] = useState<'expected' | 'all'>(expected?.length ? 'expected' : 'all');
  const [copies, setCopies] = useState('1');
  const [first, setFirst] = useState('1');
  const { pictures, failed } = useQrPictures(bookings);

  const chosen = expected !== undefined && whom === 'expected' ? expected : bookings;
  const each = wholeNumber(copies, MOST_COPIES);
  const begin = size === 'a4' ? wholeNumber(first, LABELS_A_SHEET) : 1;
  const [sample] = chosen;
  const isReady = pictures !== undefined && sample !== undefined;
  const printed = each === undefined ? [] : chosen.flatMap((booking) => Array(each).fill(booking));

  return (
    <FormDialog
      title={words.title}
      closeLabel={words.close}
      back={words.close}
      submit={words.print(printed.length)}
      onClose={onClose}
      onSubmit={() => {
        if (!isReady || each === undefined || begin === undefined) return;
        keepLabelSize(size);
        window.print();
      }}
    >
      {failed && <Notice tone="error" live="status" title={words.failed} />}
      {expected !== undefined && (
        <ChoiceField
          id={`${id}-whom`}
          label={words.whom}
          value={whom}
          onChange={(to) => setWhom(to === 'all' ? 'all' : 'expected')}
          options={[
            { value: 'expected', label: words.expected(expected.length) },
            { value: 'all', label: words.all(bookings.length) },
          ]}
        />
      )}
      <SelectField
        id={`${id}-size`}
        label={words.size}
        hint={words.sizeHint}
        value={size}
        onChange={(to) => setSize(LABEL_SIZES.find((one) => one === to) ?? size)}
        options={LABEL_SIZES.map((one) => ({ value: one, label: words.sizes[one] }))}
      />
      <NumberField
        id={`${id}-copies`}
        label={words.copies}
        value={copies}
        onChange={setCopies}
        most={MOST_COPIES}
        error={words.numberNeeded(MOST_COPIES)}
      />
      {size === 'a4' && (
        <NumberField
          id={`${id}-first`}
          label={words.first}
          hint={words.firstHint}
          value={first}
          onChange={setFirst}
          most={LABELS_A_SHEET}
          error={words.numberNeeded(LABELS_A_SHEET)}
        />
      )}
      <Preview sample={sample} size={size} pictures={pictures} pointName={pointName} />
      {isReady && begin !== undefined && (
        <PrintedLabels
          bookings={printed}
          size={size}
          first={begin}
          pictures={pictures}
          pointName={pointName}
        />
      )}
    </FormDialog>
  );
}

function Preview({
  sample,
  size,
  pictures,
  pointName,
}: {
  sample: LabelledBooking | undefined;
  size: LabelSize;
  pictures: ReadonlyMap<string, QrPicture> | undefined;
  pointName: (servicePointId: string) => string;
}) {
  const words = useMessages().labels;
  if (sample === undefined) return <p role="status">{words.none}</p>;
  return (
    <figure className={styles.preview}>
      <figcaption>{words.preview}</figcaption>
      <div className={styles.label}>
        <Label
          booking={sample}
          size={size}
          picture={pictures?.get(sample.reservationCode)}
          pointName={pointName}
        />
      </div>
    </figure>
  );
}

function NumberField({
  value,
  most,
  error,
  ...field
}: {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
  error: string;
}) {
  return (
    <TextField
      {...field}
      className={styles.number}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={wholeNumber(value, most) === undefined ? error : undefined}
    />
  );
}

/** From 1 to `most`; undefined for anything else. */
function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/** The codes as pictures, once their encoder has come. */
function useQrPictures(bookings: readonly LabelledBooking[]): {
  pictures: ReadonlyMap<string, QrPicture> | undefined;
  failed: boolean;
} {
  const codes = bookings.map(({ reservationCode }) => reservationCode);
  const { data, isError } = useQuery({
    queryKey: ['label-pictures', codes],
    queryFn: async () => {
      const { encodeQr } = await import('@phial/browser/qr/encode-qr');
      return new Map(codes.map((code) => [code, encodeQr(code)]));
    },
    gcTime: 0,
  });
  return { pictures: data, failed: isError };
}
