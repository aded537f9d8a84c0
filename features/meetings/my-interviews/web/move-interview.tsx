import { FlagIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { TimeFields } from '../../planning/web/time-fields.tsx'
import { ZoneSelect } from '../../planning/web/zone-select.tsx'
import type { Interview, Mails } from '../rules/wire.ts'
import styles from './page.module.css'
import { type Move, useMove } from './use-move.ts'

interface Props {
  interview: Interview
  /** Distinguishes it from the other interviews. */
  facts: { name: string; round: string }
  /** Its time, in the words of the row. */
  when: string
  mails: Mails
}

/** Moves an interview to another time, after showing who will be notified. */
export function MoveInterview({ interview, facts, when, mails }: Props) {
  const t = useTranslations('my-interviews.move')
  const words = useTranslations('planning')
  const [isOpen, setIsOpen] = useState(false)
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const move = useMove(interview, mails, () => setIsOpen(false))
  const formId = useId()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (move.maySend) void move.send(false)
  }
  // Conflicts are shown in the sheet.
  async function handleSendAgain() {
    if (!move.maySend || !(await move.send(false))) setIsOpen(true)
  }
  const unsent = move.draft.isUnsent && (
    <UnsentNote disabled={move.isSending} onSend={() => void handleSendAgain()} />
  )

  return (
    <>
      <Button size="small" aria-label={t('moveOf', facts)} onClick={() => setIsOpen(true)}>
        {t('move')}
      </Button>
      {!isOpen && unsent}
      <LazySheet
        title={t('title', facts)}
        description={t('text', { when, mails })}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={<MoveButtons move={move} formId={formId} />}
      >
        <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
          {unsent}
          <FrozenFields isFrozen={move.isSending}>
            <TimeFields
              time={move.time}
              zone={zone}
              fault={move.fault}
              onChange={(time) => move.draft.set({ time })}
            />
            <ZoneSelect label={words('zone')} value={zone} at={move.time.startsAt} onChange={setZone} />
          </FrozenFields>
          {move.refusal && (
            <p className={styles.refusal} role="alert">
              <FlagIcon />
              {move.refusal.message}
            </p>
          )}
        </form>
      </LazySheet>
    </>
  )
}

function MoveButtons({ move, formId }: { move: Move; formId: string }) {
  const t = useTranslations('my-interviews.move')
  return (
    <>
      <Button look="quiet" disabled={move.draft.value.time === null || move.isSending} onClick={move.discard}>
        {t('discard')}
      </Button>
      {move.refusal?.isTaken ? (
        <Button
          look="primary"
          disabled={!move.maySend}
          aria-busy={move.isSending}
          onClick={() => void move.send(true)}
        >
          {t('moveAnyway')}
        </Button>
      ) : (
        <Button
          type="submit"
          form={formId}
          look="primary"
          disabled={!move.maySend}
          aria-busy={move.isSending}
        >
          {t('moveAndTell')}
        </Button>
      )}
    </>
  )
}
