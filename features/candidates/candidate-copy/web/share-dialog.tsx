import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { makeCopyLink } from '../contract.ts'
import styles from './copies.module.css'
import type { DialogProps } from './order-dialog.tsx'
import { ScopeChoice } from './scope-choice.tsx'

interface Props extends DialogProps {
  hasEmail: boolean
  hasQuestion: boolean
  mails: 'sent' | 'kept'
}

type Made = ReplyOf<typeof makeCopyLink>

/** Makes a link, and keeps its address as long as the dialog is open. */
function useLinkMaking({ candidateId, onOpenChange, onChanged }: Props) {
  const [isWholePerson, setIsWholePerson] = useState(false)
  const [made, setMade] = useState<Made | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [make, isSending] = useOneAtATime(async (byMail: boolean) => {
    setRefusal(null)
    try {
      const input = {
        ...ofCandidate(candidateId),
        isWholePerson: isWholePerson ? 1 : 0,
        byMail: byMail ? 1 : 0,
      }
      setMade(await callApi(makeCopyLink, input, { showsRefusal: true }))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setRefusal(failure.message)
      return
    }
    await onChanged()
  })
  function handleOpenChange(isOpen: boolean) {
    if (!isOpen) setMade(null)
    onOpenChange(isOpen)
  }
  return { isWholePerson, setIsWholePerson, made, refusal, make, isSending, handleOpenChange }
}

/** Makes a link by which the candidate gets an own copy, to mail or to hand over. */
export function ShareDialog(props: Props) {
  const { applications, hasEmail, hasQuestion, mails, isOpen } = props
  const t = useTranslations('candidate-copy.share')
  const ui = useTranslations('ui')
  const { isWholePerson, setIsWholePerson, made, refusal, make, isSending, handleOpenChange } =
    useLinkMaking(props)
  const footer = made ? (
    <Button look="primary" onClick={() => handleOpenChange(false)}>
      {t('done')}
    </Button>
  ) : (
    <>
      <Button onClick={() => handleOpenChange(false)}>{ui('cancel')}</Button>
      <Button disabled={isSending || !hasQuestion} onClick={() => void make(false)}>
        {t('make')}
      </Button>
      {hasEmail && (
        <Button look="primary" disabled={isSending} onClick={() => void make(true)}>
          {t('mail')}
        </Button>
      )}
    </>
  )
  return (
    <Sheet
      title={t('title')}
      description={t('text')}
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      footer={footer}
    >
      {made ? (
        <div className={styles.made}>
          <p role="status">{made.address === null ? t('mailed', { mails }) : t('made')}</p>
          {made.address !== null && <CopiedValue label={t('address')} value={made.address} />}
        </div>
      ) : (
        <div className={styles.form}>
          <ScopeChoice
            applications={applications}
            isWholePerson={isWholePerson}
            onChange={setIsWholePerson}
          />
          {!hasQuestion && <p>{t('noQuestion')}</p>}
          {hasQuestion && !hasEmail && <p>{t('noEmail')}</p>}
          {refusal !== null && <p role="alert">{refusal}</p>}
        </div>
      )}
    </Sheet>
  )
}
