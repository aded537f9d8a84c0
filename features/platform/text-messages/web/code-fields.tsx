import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isMobilePhone } from '../rules/phone.ts'
import styles from './code-fields.module.css'
import { SendButton } from './send-button.tsx'
import { useSending } from './use-sending.ts'

/** Faults of the two fields, in words. */
export function useCodeCheck() {
  const t = useTranslations('text-messages')
  return ({ phone, vcode }: { phone: string; vcode: string }) => ({
    phone: isMobilePhone(phone.trim()) ? undefined : t('refusal.phoneInvalid'),
    vcode: vcode.trim() === '' ? t('refusal.codeMissing') : undefined,
  })
}

interface Props {
  faults: { readonly phone?: string | undefined; readonly vcode?: string | undefined }
  send: (phone: string) => Promise<{ resendSeconds: number }>
}

/** The fields `phone`, with a button that sends a code, and `vcode`, for the form around them. */
export function CodeFields({ faults, send }: Props) {
  const t = useTranslations('text-messages')
  const sending = useSending(send)
  const [phoneFault, setPhoneFault] = useState<string>()
  /** Faults at the time of the last change: they are about the previous values. */
  const [over, setOver] = useState<{ phone?: Props['faults']; vcode?: Props['faults'] }>({})
  const phone = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)

  async function handleSend() {
    const number = phone.current?.value.trim() ?? ''
    sending.forget()
    const isRight = isMobilePhone(number)
    setPhoneFault(isRight ? undefined : t('refusal.phoneInvalid'))
    if (!isRight) return phone.current?.focus()
    if (await sending.start(number)) code.current?.focus()
  }

  return (
    <>
      <Field
        ref={phone}
        label={t('phone')}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        autoFocus
        start={<span className={styles.prefix}>+86</span>}
        end={
          <SendButton left={sending.left} isSending={sending.isSending} onSend={() => void handleSend()} />
        }
        error={phoneFault ?? (over.phone === faults ? undefined : faults.phone)}
        className={styles.number}
        onChange={() => {
          setPhoneFault(undefined)
          setOver((known) => ({ ...known, phone: faults }))
        }}
      />
      <Field
        ref={code}
        label={t('code')}
        name="vcode"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        error={over.vcode === faults ? undefined : faults.vcode}
        onChange={() => setOver((known) => ({ ...known, vcode: faults }))}
        hint={<span role="status">{sending.isSent ? t('codeSent') : ''}</span>}
      />
      {sending.refusal && <FailedNote message={sending.refusal} />}
    </>
  )
}
