import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { LazySheet } from '@candor/ui/overlays/lazy-sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/rules/ids.ts'
import { removeCandidate } from '../../contract.ts'
import type { Facts } from '../../rules/wire.ts'
import styles from './page.module.css'

/** Removes a candidate that was added by mistake, once the reader has confirmed it. */
export function RemoveButton({ facts, name }: { facts: Facts; name: string }) {
  const t = useTranslations('candidate-facts')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [remove, isSending] = useOneAtATime(async () => {
    try {
      await callApi(removeCandidate, ofCandidate(facts.candidateId), { showsRefusal: true })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
      return
    }
    notify({ kind: 'success', text: t('removed', { name }) })
    await navigate({ to: '/first/talentList' })
    await queries.invalidateQueries()
  })
  const footer = (
    <>
      <Button onClick={() => setIsOpen(false)}>{t('keep')}</Button>
      {refusal === null && (
        <Button look="primary" disabled={isSending} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      )}
    </>
  )
  return (
    <div className={styles.danger}>
      <Button onClick={() => setIsOpen(true)}>{t('remove')}</Button>
      <LazySheet
        title={t('removeAsk', { name })}
        description={t('removeText')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={footer}
      >
        {refusal !== null && <p role="alert">{refusal}</p>}
      </LazySheet>
    </div>
  )
}
