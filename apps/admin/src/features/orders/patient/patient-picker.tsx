import { searchPatients } from '@phial/contract/calls/patients';
import type { Patient } from '@phial/contract/orders/order-patient';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Icon } from '@phial/ui/icon/icon';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { Combobox } from '../combobox.tsx';
import styles from './patient.module.css';
import { PatientCard } from './patient-card.tsx';
import { PatientDialog } from './patient-dialog.tsx';

/** The patient of an order: found by typing, or new. */
export function PatientPicker({
  patient,
  onPatient,
  error,
}: {
  patient: Patient | null;
  onPatient: (patient: Patient | null) => void;
  error: string | undefined;
}) {
  const { patient: words, failed } = useMessages().orders;
  const id = useId();
  const [text, setText] = useState('');
  const [form, setForm] = useState<'new' | 'change'>();
  const typed = useDeferredValue(text);
  const part = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(patient !== null);
  const {
    data: found,
    isError,
    isPlaceholderData,
  } = useQuery({
    ...callQuery(searchPatients, { body: { text: typed } }),
    enabled: patient === null,
    // Names stay in memory no longer than they are looked at.
    gcTime: 0,
    staleTime: 0,
    placeholderData: (before) => before,
  });

  // The box is gone once somebody is chosen, and comes back when another one is wanted: the focus goes along.
  useEffect(() => {
    if (wasChosen.current === (patient !== null)) return;
    wasChosen.current = patient !== null;
    part.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [patient]);

  return (
    <div ref={part} data-labels="above">
      {patient === null ? (
        <>
          <Combobox
            id={`${id}-patient`}
            label={words.find}
            hint={words.findHint}
            text={text}
            onText={setText}
            options={found}
            isCurrent={typed === text && !isPlaceholderData}
            optionKey={({ patientId }) => patientId}
            onChoose={onPatient}
            summary={found === undefined ? '' : found.length === 0 ? words.none : words.found(found.length)}
            error={isError ? failed : error}
            show={(option) => (
              <span className={styles.found}>
                <PatientCard patient={option} inList />
              </span>
            )}
          />
          <Button icon={<Icon name="plus" size={20} />} onClick={() => setForm('new')}>
            {words.add}
          </Button>
        </>
      ) : (
        <div className={styles.chosen}>
          <PatientCard patient={patient} />
          <ButtonRow gap="small">
            <Button size="small" icon={<Icon name="edit" size={18} />} onClick={() => setForm('change')}>
              {words.change}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onPatient(null)}>
              {words.other}
            </Button>
          </ButtonRow>
        </div>
      )}
      {form !== undefined && (
        <PatientDialog
          patient={form === 'change' ? patient : null}
          typedName={form === 'new' ? text.trim() : ''}
          onClose={() => setForm(undefined)}
          onSaved={(saved) => {
            setForm(undefined);
            onPatient(saved);
          }}
        />
      )}
    </div>
  );
}
