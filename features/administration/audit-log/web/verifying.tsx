import { failureText } from '@candor/call/web/failure-text'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { Field } from '@candor/ui/inputs/field'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readMark } from '../../../platform/audit/rules/heads.ts'
import { findingsOf } from '../rules/findings.ts'
import { useVerifying } from './use-audit.ts'
import styles from './verifying.module.css'

/** Checks the log, says what was found, and shows number and hash of the newest entry to keep elsewhere. */
export function Verifying() {
  const t = useTranslations('audit-log')
  const { data, error, isPending, isError, mutate } = useVerifying()
  const [expect, setExpect] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const isMark = expect.trim() === '' || readMark(expect) !== null
    setIsRefused(!isMark)
    if (isMark) mutate(expect)
  }
  return (
    <form className={styles.verify} onSubmit={handleSubmit}>
      <Field
        label={t('expect')}
        hint={t('expectHint')}
        maxLength={100}
        value={expect}
        onChange={(event) => setExpect(event.target.value)}
        {...(isRefused && { error: t('refusal.notAMark') })}
      />
      <Button type="submit" disabled={isPending}>
        {t('verify')}
      </Button>
      <div role="status" className={styles.found}>
        {isPending && t('verifying')}
        {isError && failureText(error, t('verifyFailed'))}
        {data &&
          !isPending &&
          findingsOf(data).map(({ tone, says, number }) => (
            <p key={`${says}${number}`} className={styles[tone]}>
              {t(`found.${says}`, { number })}
            </p>
          ))}
        {data?.newest && !isPending && (
          <CopiedValue label={t('newest')} value={`${data.newest.sequence}:${data.newest.hash}`} />
        )}
      </div>
    </form>
  )
}
