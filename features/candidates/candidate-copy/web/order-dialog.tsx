import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { orderCopy } from '../contract.ts'
import styles from './copies.module.css'
import { ScopeChoice } from './scope-choice.tsx'

export interface DialogProps {
  candidateId: string
  applications: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChanged: () => Promise<unknown>
}

/** Orders a copy for the company. */
export function OrderDialog({ candidateId, applications, isOpen, onOpenChange, onChanged }: DialogProps) {
  const t = useTranslations('candidate-copy')
  const ui = useTranslations('ui')
  const { notify } = useToasts()
  const [isWholePerson, setIsWholePerson] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [order, isSending] = useOneAtATime(async () => {
    setRefusal(null)
    try {
      const input = { ...ofCandidate(candidateId), isWholePerson: isWholePerson ? 1 : 0 }
      await callApi(orderCopy, input, { showsRefusal: true })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setRefusal(failure.message)
      return
    }
    notify({ kind: 'success', text: t('order.ordered') })
    onOpenChange(false)
    await onChanged()
  })
  const footer = (
    <>
      <Button onClick={() => onOpenChange(false)}>{ui('cancel')}</Button>
      <Button look="primary" disabled={isSending} onClick={() => void order()}>
        {t('order.submit')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t('order.title')}
      description={t('order.text')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={footer}
    >
      <div className={styles.form}>
        <ScopeChoice applications={applications} isWholePerson={isWholePerson} onChange={setIsWholePerson} />
        {refusal !== null && <p role="alert">{refusal}</p>}
      </div>
    </Sheet>
  )
}
