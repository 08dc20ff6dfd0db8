import { readRequirements } from '@phial/contract/calls/orders';
import { LONGEST_NOTES, type Order, type OrderLine } from '@phial/contract/orders/order';
import { Button } from '@phial/ui/button/button';
import { ButtonRow } from '@phial/ui/button-row/button-row';
import { Card } from '@phial/ui/card/card';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { ConfirmButton } from '../../../shell/confirm-button.tsx';
import { Page } from '../../../shell/page.tsx';
import { TryAgain } from '../../../shell/try-again.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { ItemsSection } from '../items/items-section.tsx';
import { lineKey } from '../items/offered.ts';
import { RequirementsList } from '../items/requirements-list.tsx';
import { PatientPicker } from '../patient/patient-picker.tsx';
import { PriorityChoice } from '../priority/priority-choice.tsx';
import { StateTag } from '../state-tag.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './order-composer.module.css';
import { contentOf, useOrderDraft } from './use-order-draft.ts';

const NOTHING = { fasting: { known: [], unknown: [] }, specimens: { known: [], unknown: [] }, remarks: [] };

/** A draft, new or saved: patient, packages and tests, notes, and beside them what the patient should know. */
export function OrderComposer({
  saved,
  onOrder,
}: {
  saved: Order | undefined;
  onOrder: (order: Order) => void;
}) {
  const words = useMessages().orders;
  const id = useId();
  const draft = useOrderDraft(saved, onOrder);
  const parts = { patient: useRef<HTMLElement>(null), items: useRef<HTMLElement>(null) };
  const { content, base, acting } = draft;
  // What is typed while it is being saved would belong to neither version.
  const inert = acting !== undefined;

  const place = () => {
    const missing = draft.place();
    if (missing !== undefined) parts[missing].current?.querySelector<HTMLElement>('input')?.focus();
  };

  return (
    <Page
      title={base === undefined ? words.newTitle : words.orderTitle(base.number)}
      actions={
        <>
          <span className={styles.tag}>
            <StateTag state="DRAFT" />
          </span>
          {!draft.isSaved && (
            <span className={styles.tag}>
              <Tag tone="plain">{words.actions.unsaved}</Tag>
            </span>
          )}
        </>
      }
    >
      {draft.theirs !== undefined && (
        <ConflictNotice
          title={words.conflict.title}
          lead={words.conflict.lead}
          mine={content}
          theirs={{ heading: words.conflict.theirs, content: contentOf(draft.theirs) }}
        >
          <Button onClick={draft.keepMine}>{words.conflict.keepMine}</Button>
          <Button onClick={draft.takeTheirs}>{words.conflict.takeTheirs}</Button>
        </ConflictNotice>
      )}
      <div className={styles.columns}>
        <div className={styles.form}>
          <section inert={inert} ref={parts.patient} aria-labelledby={`${id}-patient`}>
            <Card>
              <h2 id={`${id}-patient`}>{words.patient.title}</h2>
              <PatientPicker
                patient={content.patient}
                onPatient={draft.setPatient}
                error={draft.missing === 'patient' ? words.actions.needPatient : undefined}
              />
            </Card>
          </section>
          <ItemsSection
            ref={parts.items}
            inert={inert}
            lines={content.lines}
            gone={draft.gone}
            error={draft.missing === 'items' ? words.actions.needItems : undefined}
            onAdd={draft.addLines}
            onRemove={draft.removeLine}
          />
          <section inert={inert} aria-labelledby={`${id}-priority`}>
            <Card>
              <h2 id={`${id}-priority`}>{words.priority.title}</h2>
              <PriorityChoice
                priority={content.priority}
                labelledBy={`${id}-priority`}
                onPriority={draft.setPriority}
              />
            </Card>
          </section>
          <section inert={inert} aria-labelledby={`${id}-notes`}>
            <Card>
              <h2 id={`${id}-notes`}>{words.notes.title}</h2>
              <NotesField notes={content.notes} labelledBy={`${id}-notes`} onNotes={draft.setNotes} />
            </Card>
          </section>
          <ButtonRow gap="small">
            <Button
              variant="primary"
              icon={<Icon name="check" size={20} />}
              busy={acting === 'place'}
              onClick={place}
            >
              {words.actions.place}
            </Button>
            <Button busy={acting === 'save'} onClick={draft.save}>
              {words.actions.save}
            </Button>
            {base === undefined && !draft.isEmpty && (
              <Button variant="quiet" onClick={draft.clear}>
                {words.actions.clear}
              </Button>
            )}
            {base !== undefined && (
              <ConfirmButton
                label={words.actions.discard}
                title={words.actions.discardTitle}
                text={words.actions.discardText}
                keep={words.actions.keep}
                isBusy={acting === 'cancel'}
                onConfirm={draft.cancel}
              />
            )}
          </ButtonRow>
        </div>
        <RequirementsSide lines={content.lines} />
      </div>
      <LeaveGuard active={draft.isAtRisk} />
    </Page>
  );
}

/** Clinical notes, for the laboratory. What is too long stays, with a line that says by how much: nothing is cut off. */
function NotesField({
  notes,
  labelledBy,
  onNotes,
}: {
  notes: string;
  /** The id of the heading above it. */
  labelledBy: string;
  onNotes: (notes: string) => void;
}) {
  const words = useMessages().orders.notes;
  const id = useId();
  const tooLong = notes.length > LONGEST_NOTES;
  return (
    <>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      <textarea
        className={styles.notes}
        rows={4}
        value={notes}
        aria-labelledby={labelledBy}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={(event) => onNotes(event.target.value)}
      />
      <p id={`${id}-error`} role="status" className={styles.notesError}>
        {tooLong && words.tooLong(LONGEST_NOTES, notes.length)}
      </p>
    </>
  );
}

/** What the chosen items ask for, asked anew with every change of them. */
function RequirementsSide({ lines }: { lines: readonly OrderLine[] }) {
  const words = useMessages().orders;
  const id = useId();
  const items = lines.map(({ kind, itemId }) => ({ kind, itemId }));
  const { data, isError, refetch } = useQuery({
    queryKey: ['order-requirements', items.map(lineKey)],
    queryFn: async ({ signal }) => ({
      lines,
      requirements: await send(readRequirements, { body: { items }, ownMessage: true, signal }),
    }),
    enabled: lines.length > 0,
    placeholderData: (before) => before,
  });
  // While the answer for more items is on its way the former one stays, with the items it was for.
  const shown = lines.length === 0 || data === undefined ? { lines: [], requirements: NOTHING } : data;
  return (
    <Card as="section" tone="mint" labelledBy={id}>
      <h2 id={id}>{words.requirements.title}</h2>
      {isError ? (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      ) : (
        <RequirementsList {...shown} />
      )}
    </Card>
  );
}
