import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { faultyField } from '../../../sign-in/account-changes/rules/new-account.ts'
import { isSubmitInText } from '../../evaluations/web/submit-keys.ts'
import { MentionArea } from '../../mentions/web/mention-area.tsx'
import { maxNoteLength } from '../contract.ts'
import { isWaiting } from '../rules/asked.ts'
import { toggled } from '../rules/choosing.ts'
import { AskedList } from './asked-list.tsx'
import { askedQuery } from './asked-query.ts'
import type { Chosen } from './colleague.ts'
import { PeopleField } from './people-field.tsx'
import styles from './recommend-dialog.module.css'
import type { Transmission } from './use-transmission.ts'

interface FormProps {
  candidateId: string
  positionId: string
  transmission: Transmission
  /** Colleagues who were asked and have not answered. */
  askedIds: ReadonlySet<string>
  /** A fault of the chosen colleagues, and one of the note. */
  faults: { people: string | null; note: string | null }
  onSend: () => void
}

function RecommendForm({ candidateId, positionId, transmission, askedIds, faults, onSend }: FormProps) {
  const t = useTranslations('recommend')
  const { draft, isSending } = transmission
  const { chosen, note, mentioned = [] } = draft.value
  const handleToggle = (tapped: Chosen) => draft.set({ chosen: toggled(chosen, tapped) })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its fields come up here
    <div
      className={styles.form}
      onKeyDown={(event) => {
        if (!isSubmitInText(event)) return
        event.preventDefault()
        onSend()
      }}
    >
      <FrozenFields isFrozen={isSending}>
        <PeopleField
          positionId={positionId}
          chosen={chosen}
          askedIds={askedIds}
          error={faults.people}
          onToggle={handleToggle}
        />
        <MentionArea
          label={t('remark')}
          among={{ candidateId }}
          rows={3}
          most={maxNoteLength}
          value={{ text: note, mentioned }}
          {...(faults.note !== null && { error: faults.note })}
          onChange={(next) =>
            draft.set({ note: next.text, mentioned: next.mentioned.length > 0 ? next.mentioned : undefined })
          }
        />
      </FrozenFields>
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={onSend} />}
    </div>
  )
}

interface Props {
  report: Pick<OpenReport, 'candidateId' | 'positionId' | 'timeZone'>
  transmission: Transmission
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks colleagues about the candidate in one step, beside those who were asked already. */
export function RecommendDialog({ report, transmission, isOpen, onOpenChange }: Props) {
  const t = useTranslations('recommend')
  const { notify } = useToasts()
  const { draft, isSending } = transmission
  const { chosen } = draft.value
  const [isTried, setIsTried] = useState(false)
  const { data: asked = [] } = useQuery({ ...askedQuery(report.candidateId), enabled: isOpen })
  const waiting = asked.filter(({ answer }) => isWaiting(answer.state))
  // The fault is gone after a choice.
  const { failure } = transmission
  const refused = isRefusal(failure) ? failure.message : null
  const isOfNote = isRefusal(failure) && faultyField(failure.data) === 'note'
  const ofPeople = isOfNote ? null : refused
  const faults = {
    people: isTried && chosen.length === 0 ? t('refusal.nobodyChosen') : ofPeople,
    note: isOfNote ? refused : null,
  }

  async function handleSend() {
    setIsTried(true)
    if (isSending || chosen.length === 0 || !(await transmission.submit())) return
    setIsTried(false)
    notify({ kind: 'success', text: t('done') })
    onOpenChange(false)
  }

  const hasList = asked.length > 0
  return (
    <Sheet
      title={t('title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isWide={hasList}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button look="primary" disabled={isSending} aria-busy={isSending} onClick={() => void handleSend()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className={hasList ? `${styles.dialog} ${styles.both}` : styles.dialog}>
        <RecommendForm
          candidateId={report.candidateId}
          positionId={report.positionId}
          transmission={transmission}
          askedIds={new Set(waiting.map(({ userId }) => userId))}
          faults={faults}
          onSend={() => void handleSend()}
        />
        {hasList && <AskedList candidateId={report.candidateId} timeZone={report.timeZone} asked={asked} />}
      </div>
    </Sheet>
  )
}
