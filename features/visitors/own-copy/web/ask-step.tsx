import { callAt } from '@candor/call/web/call-at'
import { failureText } from '@candor/call/web/failure-text'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkFrame } from '../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../meetings/link-pages/web/link-page.module.css'
import { confirmOwnCopyAt, makeOwnCopyAt } from '../contract/addresses.ts'
import type { confirmOwnCopy, makeOwnCopy } from '../contract/page.ts'
import { type OwnCopyPage, readOwnCopy } from '../rules/wire.ts'
import own from './own-copy.module.css'
import type { Confirmed } from './use-own-copy.ts'

const held = ['given', 'computed', 'outcome', 'shared'] as const

interface Props {
  page: OwnCopyPage
  company: string
  link: string
  onConfirmed: (confirmed: Confirmed) => void
}

/** Says what the copy holds, and asks who the visitor is. */
export function AskStep({ page, company, link, onConfirmed }: Props) {
  const t = useTranslations('own-copy')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <LinkFrame title={t('title')} company={company}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('intro', { company })}</p>
      <h2 className={own.heading}>{t('holds')}</h2>
      <ul className={own.list}>
        {held.map((name) => (
          <li key={name}>{t(`held.${name}`)}</li>
        ))}
      </ul>
      <p className={own.note}>{t('holdsNot')}</p>
      <Question page={page} link={link} onConfirmed={onConfirmed} />
      <p className={own.note}>{t('until', { time: formatDateTime(page.expiresAt, zone).slice(0, 16) })}</p>
    </LinkFrame>
  )
}

/** Sends the answer, and orders the copy where there is none yet. */
async function confirm(link: string, answer: string): Promise<Confirmed> {
  const { pass, copy } = await callAt<typeof confirmOwnCopy>(confirmOwnCopyAt, { sign: link, answer })
  if (copy.state !== 'none') return { pass, copy: readOwnCopy(copy) }
  return { pass, copy: readOwnCopy(await callAt<typeof makeOwnCopy>(makeOwnCopyAt, { sign: link, pass })) }
}

function Question({ page: { asks }, link, onConfirmed }: Omit<Props, 'company'>) {
  const t = useTranslations('own-copy')
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [send, isSending] = useOneAtATime(async () => {
    setFault(null)
    try {
      onConfirmed(await confirm(link, answer.trim()))
    } catch (error) {
      setFault(failureText(error, t('failed')))
    }
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.trim() !== '') void send()
  }
  const kind = asks.phone && asks.email ? 'either' : asks.phone ? 'phone' : 'email'
  return (
    <form className={own.form} onSubmit={handleSubmit}>
      <Field
        label={t(`ask.${kind}`)}
        hint={t('askHint')}
        value={answer}
        maxLength={320}
        autoComplete={kind === 'email' ? 'email' : 'off'}
        inputMode={kind === 'phone' ? 'numeric' : kind === 'email' ? 'email' : 'text'}
        onChange={(event) => setAnswer(event.target.value)}
        {...(fault !== null && { error: fault })}
      />
      <Button
        type="submit"
        look="primary"
        className={styles.confirm}
        disabled={isSending || answer.trim() === ''}
      >
        {t('confirm')}
      </Button>
    </form>
  )
}
