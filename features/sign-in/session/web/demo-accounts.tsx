import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { FailedNote } from '@candor/ui/sections/notes'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import { type listSignInWays, signInToDemo } from '../contract.ts'
import styles from './demo-accounts.module.css'
import { sendSignIn } from './send-sign-in.ts'
import type { SignInEnds } from './sign-in-ways.ts'

type Accounts = NonNullable<ReplyOf<typeof listSignInWays>['demoAccounts']>

/** The demo accounts, one click each; empty outside of demo mode. */
export function DemoAccounts({ accounts, ...ends }: SignInEnds & { accounts: Accounts }) {
  const t = useTranslations('session')
  const inWords = useTranslations('access.userType')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [enter, isPending] = useOneAtATime((email: string) =>
    sendSignIn(callApi(signInToDemo, { email }), ends).catch((error: unknown) => {
      if (!(error instanceof CallFailure)) throw error
      setRefusal(error.message)
    }),
  )
  const companies = Map.groupBy(accounts, ({ companyName }) => companyName)
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={styles.title}>
        {t('demoTitle')}
      </h2>
      <p className={styles.hint}>{t('demoHint')}</p>
      {refusal && <FailedNote message={refusal} />}
      {[...companies].map(([company, of]) => (
        <fieldset key={company} className={styles.group}>
          <legend className={styles.company}>{company}</legend>
          <ul className={styles.accounts}>
            {of.map(({ email, userName, userType }) => (
              <li key={email}>
                <button
                  type="button"
                  className={styles.account}
                  disabled={isPending}
                  onClick={() => void enter(email)}
                >
                  <span>{userName}</span>{' '}
                  <span className={styles.type}>{isUserType(userType) ? inWords(userType) : userType}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </section>
  )
}
