import { codes } from '@candor/call/codes'
import { callApi } from '@candor/call/web/api'
import { failureText } from '@candor/call/web/failure-text'
import { isRefusal } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { findId } from '../../../candidates/candidates/contract.ts'
import { readAddresses } from '../../../platform/mail/rules/addresses.ts'
import { shareByEmail } from '../../../shares/shares/contract.ts'
import { readCompanyId } from '../rules/read-report.ts'

interface Props {
  link: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The company does not let readers forward the link any more. */
  onForbidden: () => void
}

/** Mails the link of the report to somebody else; the draft stays until it is sent. */
export function RecommendDialog({ link, isOpen, onOpenChange, onForbidden }: Props) {
  const t = useTranslations('password-report')
  const { notify } = useToasts()
  const formId = useId()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  // One for each text: whatever is pressed or lost on the way, the mail goes out once.
  const request = useRef<{ email: string; key: string } | null>(null)

  async function send() {
    if (request.current?.email !== email) request.current = { email, key: crypto.randomUUID() }
    const companyId = readCompanyId(await callApi(findId, { userId: link }, { isSilent: true }))
    await callApi(
      shareByEmail,
      { email, shareUrl: link, companyId },
      { isSilent: true, idempotencyKey: request.current.key },
    )
    request.current = null
  }

  const [recommend, isSending] = useOneAtATime(async () => {
    const read = readAddresses(email)
    if (read.kind !== 'whole') return setFault(t(read.kind === 'none' ? 'emailMissing' : 'emailInvalid'))
    setFault(undefined)
    try {
      await send()
      notify({ kind: 'success', text: t('sent') })
      setEmail('')
      onOpenChange(false)
    } catch (error) {
      const text = failureText(error, t('unanswered'))
      notify({ kind: 'info', text })
      setFault(text)
      if (isRefusal(error) && error.code === codes.switchedOff) onForbidden()
    }
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void recommend()
  }

  return (
    <Sheet
      title={t('recommend')}
      description={t('friendHint')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form={formId} look="primary" disabled={isSending} aria-busy={isSending}>
          {t('confirm')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <FrozenFields isFrozen={isSending}>
          <Field
            type="email"
            label={t('friendEmail')}
            autoComplete="email"
            maxLength={2000}
            value={email}
            error={fault}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FrozenFields>
      </form>
    </Sheet>
  )
}
