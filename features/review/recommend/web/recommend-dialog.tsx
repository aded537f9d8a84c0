import { SearchIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import { maxNoteLength } from '../contract.ts'
import { toggled } from '../rules/choosing.ts'
import { ChosenChips } from './chosen-chips.tsx'
import type { Chosen, Colleague } from './colleague.ts'
import { ColleagueList } from './colleague-list.tsx'
import styles from './recommend-dialog.module.css'
import { useColleagues } from './use-colleagues.ts'
import type { Transmission } from './use-transmission.ts'

interface StepProps {
  draft: Transmission['draft']
  onToggle: (chosen: Chosen) => void
}

function ColleagueStep({ draft, onToggle, positionId }: StepProps & { positionId: string }) {
  const t = useTranslations('recommend')
  const [text, setText] = useState('')
  const colleagues = useColleagues(positionId, text)
  const { chosen } = draft.value
  const handleToggle = ({ userId, userName }: Colleague) => onToggle({ userId, userName })
  return (
    <>
      <div className={styles.top}>
        <Field
          type="search"
          label={t('search')}
          isLabelHidden
          placeholder={t('search')}
          autoComplete="off"
          maxLength={100}
          value={text}
          start={<SearchIcon />}
          onChange={(event) => setText(event.target.value)}
        />
        <ChosenChips chosen={chosen} onRemove={onToggle} />
      </div>
      <ColleagueList
        colleagues={colleagues}
        chosenIds={new Set(chosen.map(({ userId }) => userId))}
        onToggle={handleToggle}
      />
    </>
  )
}

function ColleagueActs({ onCancel, onNext }: { onCancel: () => void; onNext: () => void }) {
  const t = useTranslations('recommend')
  return (
    <>
      <Button key="cancel" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button key="next" look="primary" onClick={onNext}>
        {t('next')}
      </Button>
    </>
  )
}

interface RemarkStepProps extends StepProps {
  isSending: boolean
  onSend: () => void
}

function RemarkStep({ draft, onToggle, isSending, onSend }: RemarkStepProps) {
  const t = useTranslations('recommend')
  const area = useRef<HTMLTextAreaElement>(null)
  // The button that led here is gone, so this takes the focus.
  useEffect(() => {
    area.current?.focus()
  }, [])
  return (
    <div className="stack-close">
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={onSend} />}
      <FrozenFields isFrozen={isSending}>
        <ChosenChips chosen={draft.value.chosen} onRemove={onToggle} />
        <CountedArea
          ref={area}
          label={t('remark')}
          rows={5}
          most={maxNoteLength}
          value={draft.value.note}
          onChange={(event) => draft.set({ note: event.target.value })}
        />
      </FrozenFields>
    </div>
  )
}

interface RemarkActsProps {
  isSending: boolean
  onBack: () => void
  onSend: () => void
}

function RemarkActs({ isSending, onBack, onSend }: RemarkActsProps) {
  const t = useTranslations('recommend')
  return (
    <>
      <Button key="back" onClick={onBack}>
        {t('back')}
      </Button>
      <Button key="send" look="primary" disabled={isSending} aria-busy={isSending} onClick={onSend}>
        {t('send')}
      </Button>
    </>
  )
}

interface Props {
  positionId: string
  transmission: Transmission
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Recommends the candidate in two steps: colleagues, then remark. */
export function RecommendDialog({ positionId, transmission, isOpen, onOpenChange }: Props) {
  const t = useTranslations('recommend')
  const { notify } = useToasts()
  const { draft, isSending } = transmission
  const [step, setStep] = useState<'colleagues' | 'remark'>(draft.isUnsent ? 'remark' : 'colleagues')
  const { chosen } = draft.value
  const [isAsked, setIsAsked] = useState(false)
  // The fault is gone after a choice.
  const fault = isAsked && chosen.length === 0 ? t('refusal.nobodyChosen') : null

  function isSomebodyChosen(): boolean {
    setIsAsked(chosen.length === 0)
    return chosen.length > 0
  }
  const handleToggle = (tapped: Chosen) => draft.set({ chosen: toggled(chosen, tapped) })
  const handleNext = () => isSomebodyChosen() && setStep('remark')
  async function handleSend() {
    if (!isSomebodyChosen() || !(await transmission.submit())) return
    notify({ kind: 'success', text: t('done') })
    onOpenChange(false)
    setStep('colleagues')
  }

  const isRemark = step === 'remark'
  return (
    <Sheet
      title={t(isRemark ? 'remarkTitle' : 'title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        isRemark ? (
          <RemarkActs
            isSending={isSending}
            onBack={() => setStep('colleagues')}
            onSend={() => void handleSend()}
          />
        ) : (
          <ColleagueActs onCancel={() => onOpenChange(false)} onNext={handleNext} />
        )
      }
    >
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {isRemark ? (
        <RemarkStep
          draft={draft}
          onToggle={handleToggle}
          isSending={isSending}
          onSend={() => void handleSend()}
        />
      ) : (
        <ColleagueStep draft={draft} onToggle={handleToggle} positionId={positionId} />
      )}
    </Sheet>
  )
}
