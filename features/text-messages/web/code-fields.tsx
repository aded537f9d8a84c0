import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { FailedNote } from '@candor/ui/sections/notes'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isMobilePhone } from '../rules/phone.ts'
import styles from './code-fields.module.css'

/** What is wrong with the two fields, in words. */
export function useCodeCheck() {
  const t = useTranslations('text-messages')
  return ({ phone, vcode }: { phone: string; vcode: string }) => ({
    phone: isMobilePhone(phone.trim()) ? undefined : t('refusal.phoneInvalid'),
    vcode: vcode.trim() === '' ? t('refusal.codeMissing') : undefined,
  })
}

/** Seconds that are left of a wait, counted down. */
function useWait(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (endsAt === 0) return
    const look = () => {
      setNow(Date.now())
      if (Date.now() >= endsAt) setEndsAt(0)
    }
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [endsAt])
  function begin(seconds: number) {
    const from = Date.now()
    setNow(from)
    setEndsAt(from + seconds * 1000)
  }
  return [Math.max(0, Math.ceil((endsAt - now) / 1000)), begin]
}

function secondsIn(data: unknown): number {
  if (typeof data !== 'object' || data === null || !('retryAfterSeconds' in data)) return 0
  return Number(data.retryAfterSeconds) || 0
}

interface Props {
  faults: { readonly phone?: string | undefined; readonly vcode?: string | undefined }
  send: (phone: string) => Promise<{ resendSeconds: number }>
}

/** A telephone with the button that sends a code to it, and the code; `phone` and `vcode` of the form around them. */
export function CodeFields({ faults, send }: Props) {
  const t = useTranslations('text-messages')
  const [left, wait] = useWait()
  const [isSent, setIsSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [phoneFault, setPhoneFault] = useState<string>()
  /** The faults that were there when a field was changed last: they are of what it held before. */
  const [over, setOver] = useState<{ phone?: Props['faults']; vcode?: Props['faults'] }>({})
  const phone = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [sendOnce, isSending] = useOneAtATime(send)

  async function handleSend() {
    const number = phone.current?.value.trim() ?? ''
    setRefusal(null)
    setIsSent(false)
    const isRight = isMobilePhone(number)
    setPhoneFault(isRight ? undefined : t('refusal.phoneInvalid'))
    if (!isRight) return phone.current?.focus()
    try {
      const sent = await sendOnce(number)
      if (!sent) return
      setIsSent(true)
      wait(sent.resendSeconds)
      code.current?.focus()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
      wait(Math.min(secondsIn(error.data), 60))
    }
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
          <Button
            look="quiet"
            size="small"
            className={styles.send}
            // Not disabled: whoever waits with the focus on it keeps it.
            aria-disabled={left > 0}
            aria-busy={isSending}
            onClick={() => left === 0 && void handleSend()}
          >
            {left > 0 ? t('sendAgainIn', { seconds: left }) : t('sendCode')}
          </Button>
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
        hint={<span role="status">{isSent ? t('codeSent') : ''}</span>}
      />
      {refusal && <FailedNote message={refusal} />}
    </>
  )
}
