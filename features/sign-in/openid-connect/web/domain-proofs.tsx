import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { checkDomain, type DomainState, listProviders } from '../contract/providers.ts'
import styles from './openid-connect.module.css'
import type { Provider } from './provider.ts'

/** The e-mail domains of a provider: whether each is proved, and the record that proves it. */
export function DomainProofs({ providerId, domains }: Pick<Provider, 'providerId' | 'domains'>) {
  const t = useTranslations('openid-connect')
  return (
    <section className={styles.domains} aria-label={t('domainsTitle')}>
      <h3 className={styles.subtitle}>{t('domainsTitle')}</h3>
      {domains.some(({ provedAt }) => provedAt === null) && (
        <p className={styles.text}>{t('domainsProof')}</p>
      )}
      <ul className={styles.list}>
        {domains.map((domain) => (
          <DomainProof key={domain.domain} providerId={providerId} domain={domain} />
        ))}
      </ul>
    </section>
  )
}

type Outcome = { state: DomainState } | { refusal: string }

function DomainProof({
  providerId,
  domain: of,
}: {
  providerId: string
  domain: Provider['domains'][number]
}) {
  const t = useTranslations('openid-connect')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const queries = useQueryClient()
  const { domain, provedAt, recordName, recordValue } = of
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [check, isChecking] = useOneAtATime(async () => {
    try {
      setOutcome(await callApi(checkDomain, { providerId, domain }))
      await queries.invalidateQueries({ queryKey: [listProviders.path] })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setOutcome({ refusal: error.message })
    }
  })
  return (
    <li className={styles.domain}>
      <p>
        <b translate="no">{domain}</b>{' '}
        <span className={provedAt === null ? styles.text : styles.fine}>
          {provedAt === null ? t('notProved') : t('proved', { time: formatDateTime(provedAt, timeZone) })}
        </span>
      </p>
      {provedAt === null && (
        <>
          <CopiedValue label={t('recordName', { domain })} value={recordName} />
          <CopiedValue label={t('recordValue', { domain })} value={recordValue} />
        </>
      )}
      <div className={styles.acts}>
        <Button
          size="small"
          onClick={() => void check()}
          aria-busy={isChecking}
          aria-label={`${t('checkNow')} ${domain}`}
        >
          {isChecking ? t('checking') : t('checkNow')}
        </Button>
        <span role="status" className={styles.text}>
          {!isChecking &&
            outcome &&
            ('state' in outcome ? t(`domainState.${outcome.state}`) : outcome.refusal)}
        </span>
      </div>
    </li>
  )
}
