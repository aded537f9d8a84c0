import { failureText } from '@candor/call/web/failure-text'
import { LockIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { comparedPin, pinLength, readPin } from '../rules/pin.ts'
import type { Opened } from './opening.ts'
import styles from './password-gate.module.css'
import { SharedFrame } from './shared-frame.tsx'
import { useShareWords } from './use-share-words.ts'

interface Props {
  opened: Opened
  hasLanguage: boolean
  onUnlock: (pin: string) => Promise<void>
}

interface PinCellsProps {
  field: RefObject<HTMLInputElement | null>
  fieldId: string
  hintId: string
  pin: string
  ignoresCase: boolean
  isFaulty: boolean
  onChange: (pin: string) => void
}

/** Six cells, drawn over the one field that takes typing and pasting. */
function PinCells({ field, fieldId, hintId, pin, ignoresCase, isFaulty, onChange }: PinCellsProps) {
  // Surplus characters show in the last cell, so that nobody takes a too long password for a whole one.
  const signsIn = (index: number) => (index < pinLength - 1 ? pin.charAt(index) : pin.slice(index))
  const cells = Array.from({ length: pinLength }, (_, index) => comparedPin(signsIn(index), { ignoresCase }))
  return (
    <div className={styles.cells}>
      {cells.map((sign, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells are places
          key={index}
          className={styles.cell}
          data-is-next={index === Math.min(pin.length, pinLength - 1)}
          aria-hidden="true"
        >
          {sign}
        </span>
      ))}
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        value={pin}
        maxLength={64}
        autoComplete="one-time-code"
        autoCapitalize={ignoresCase ? 'characters' : 'none'}
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={hintId}
        aria-invalid={isFaulty}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    </div>
  )
}

/** The typed password, why it is refused, and sending it. */
function usePin(onUnlock: Props['onUnlock']) {
  const t = useTranslations('shares')
  const [pin, setPin] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [unlock, isSending] = useOneAtATime(async () => {
    const read = readPin(pin)
    if (read.kind !== 'whole') {
      setFault(t(read.kind === 'empty' ? 'pinEmpty' : 'pinMalformed'))
      field.current?.focus()
      return
    }
    setFault(null)
    try {
      await onUnlock(read.pin)
    } catch (error) {
      setFault(failureText(error, t('failed')))
      field.current?.focus()
    }
  })
  return { pin, setPin, fault, field, unlock, isSending }
}

/** Asks for the password of a shared report. */
export function PasswordGate({ opened, hasLanguage, onUnlock }: Props) {
  const t = useTranslations('shares')
  const words = useShareWords()
  const { sharedBy: name, ignoresCase } = opened
  const fieldId = useId()
  const hintId = useId()
  const { pin, setPin, fault, field, unlock, isSending } = usePin(onUnlock)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void unlock()
  }
  return (
    <SharedFrame
      title={t('gateTitle', { company: words.company(opened) })}
      hasLanguage={hasLanguage}
      footer={t('gateFooter', {
        forwarding: opened.maySendOn ? 'yes' : 'no',
        until: words.day(opened.expiresAt, opened.timeZone),
      })}
    >
      <p>{t('gateBy', { name })}</p>
      <p>{words.position(opened)}</p>
      <form className={styles.form} onSubmit={handleSubmit}>
        <label htmlFor={fieldId}>{t('pinLabel')}</label>
        <PinCells
          field={field}
          fieldId={fieldId}
          hintId={hintId}
          pin={pin}
          ignoresCase={ignoresCase}
          isFaulty={fault !== null}
          onChange={setPin}
        />
        <p id={hintId} className={fault ? styles.fault : styles.hint} role={fault ? 'alert' : undefined}>
          <LockIcon />
          {fault ?? t('pinHint', { name, anyCase: ignoresCase ? 'yes' : 'no' })}
        </p>
        <Button
          type="submit"
          look={pin.length === pinLength ? 'primary' : 'default'}
          disabled={isSending}
          aria-busy={isSending}
        >
          {t('unlock')}
        </Button>
      </form>
    </SharedFrame>
  )
}
