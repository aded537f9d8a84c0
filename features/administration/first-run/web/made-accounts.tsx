import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useTranslations } from 'use-intl'
import styles from './step-parts.module.css'
import type { useInvite } from './use-invite.ts'

type Props = Pick<ReturnType<typeof useInvite>, 'made' | 'failed'> & { address: string }

/** The accounts that were added, with the passwords to pass on, and those that were refused with the reason. */
export function MadeAccounts({ made, failed, address }: Props) {
  const t = useTranslations('first-run.colleagues')
  const secret = made.flatMap(({ email, password }) => (password === null ? [] : [{ email, password }]))
  const lines = secret.map(({ email, password }) => `${email}  ${password}`)
  return (
    <>
      <div role="status">
        {made.length > 0 && (
          <p className={styles.arrived}>
            <b>{t('invited', { count: made.length })}</b> {secret.length > 0 && t('shownOnce')}
          </p>
        )}
      </div>
      {secret.length > 0 && (
        <div className={styles.made}>
          <CopiedValue label={t('addressLabel')} value={`${address}/login`} />
          {secret.map(({ email, password }) => (
            <CopiedValue key={email} label={t('line', { email })} value={password} />
          ))}
          {secret.length > 1 && (
            <div className={styles.lines}>
              <CopiedValue label={t('all')} value={[`${address}/login`, ...lines].join('\n')} />
            </div>
          )}
        </div>
      )}
      {failed.length > 0 && (
        <div className={styles.refused} role="alert">
          {t('failedOnes')}
          <ul>
            {failed.map((failure) => (
              <li key={failure.email}>{t('failedLine', { ...failure })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
