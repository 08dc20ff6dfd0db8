import { REPORT_STATUSES } from '@phial/domain/reports/report-status';
import { Button } from '@phial/ui/button/button';
import { Checkbox } from '@phial/ui/checkbox/checkbox';
import { Icon } from '@phial/ui/icon/icon';
import { Select } from '@phial/ui/select-field/select-field';
import { TextInput } from '@phial/ui/text-field/text-input';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './report-filters.module.css';
import { isFiltered, type ListAddress } from './use-list-address.ts';

/** Everything the list is narrowed down by; what is typed stays in the page. */
export function ReportFilters({
  address,
  typed,
  patientName,
  onType,
  onChange,
}: {
  address: ListAddress;
  typed: string;
  /** Of the patient the list is of; undefined where no report of the patient has arrived that names it. */
  patientName: string | undefined;
  onType: (text: string) => void;
  onChange: (changes: Partial<ListAddress>) => void;
}) {
  const { filters, statuses } = useMessages().reports;
  const id = useId();
  function clear() {
    onType('');
    onChange({ from: '', to: '', status: '', unread: false, critical: false, patient: '', order: '' });
  }
  return (
    <search className={styles.filters} aria-label={filters.label} data-print="hide">
      <Field label={filters.search} htmlFor={`${id}search`} wide>
        <TextInput
          id={`${id}search`}
          type="search"
          value={typed}
          placeholder={filters.searchHint}
          autoComplete="off"
          maxLength={200}
          onChange={onType}
        />
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={filters[end]} htmlFor={`${id}${end}`}>
          <TextInput
            id={`${id}${end}`}
            type="date"
            value={address[end]}
            min={(end === 'to' && address.from) || undefined}
            max={(end === 'from' && address.to) || undefined}
            onChange={(day) => onChange({ [end]: day })}
          />
        </Field>
      ))}
      <Field label={filters.status} htmlFor={`${id}status`}>
        <Select
          id={`${id}status`}
          value={address.status}
          placeholder={filters.anyStatus}
          options={REPORT_STATUSES.map((status) => ({ value: status, label: statuses[status] }))}
          onChange={(value) => onChange({ status: REPORT_STATUSES.find((one) => one === value) ?? '' })}
        />
      </Field>
      <div className={styles.tick}>
        <Checkbox
          id={`${id}unread`}
          label={filters.unread}
          checked={address.unread}
          onChange={(unread) => onChange({ unread })}
        />
        <Checkbox
          id={`${id}critical`}
          label={filters.critical}
          checked={address.critical}
          onChange={(critical) => onChange({ critical })}
        />
      </div>
      {(isFiltered(address) || typed !== '') && (
        <div className={styles.chosen}>
          {address.patient !== '' && (
            <Narrowed
              words={filters.patient(patientName ?? filters.onePatient)}
              widening={filters.anyPatient}
              onWiden={() => onChange({ patient: '' })}
            />
          )}
          {address.order !== '' && (
            <Narrowed
              words={filters.order(address.order)}
              widening={filters.anyOrder}
              onWiden={() => onChange({ order: '' })}
            />
          )}
          <Button size="small" variant="quiet" onClick={clear}>
            {filters.clear}
          </Button>
        </div>
      )}
    </search>
  );
}

/** What the list is narrowed down to by a link that led here, and the way to take it back. */
function Narrowed({ words, widening, onWiden }: { words: string; widening: string; onWiden: () => void }) {
  return (
    <Button
      size="small"
      icon={<Icon name="close" size={16} />}
      aria-label={`${words} · ${widening}`}
      onClick={onWiden}
    >
      {words}
    </Button>
  );
}

function Field({
  label,
  htmlFor,
  wide = false,
  children,
}: {
  label: string;
  htmlFor: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </div>
  );
}
