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

/** Mails the link to an address. The address stays in the form until it is sent. */
function useRecommending({ link, onOpenChange, onForbidden }: Omit<Props, 'isOpen'>) {
  const t = useTranslations('password-report')
  const { notify } = useToasts()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | undefined>()
  // One key for each address: a repeated or lost request sends no second mail.
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
  return { email, setEmail, fault, recommend, isSending }
}

/** Mails the link of the report to somebody else; the draft stays until it is sent. */
export function RecommendDialog(props: Props) {
  const { isOpen, onOpenChange } = props
  const t = useTranslations('password-report')
  const formId = useId()
  const { email, setEmail, fault, recommend, isSending } = useRecommending(props)
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
