import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { tryProvider } from '../contract/providers.ts'
import { DomainProofs } from './domain-proofs.tsx'
import styles from './openid-connect.module.css'
import type { Provider } from './provider.ts'

interface Props {
  provider: Provider
  mayChange: boolean
  onEdit: () => void
  onRemove: () => void
}

type Tried = ReplyOf<typeof tryProvider> | { refusal: string }

/** One provider, with whether it can be reached. */
export function ProviderItem({ provider, mayChange, onEdit, onRemove }: Props) {
  const t = useTranslations('openid-connect')
  const { label, issuer, clientId, authMethod, domains, keysUrl, links, providerId } = provider
  const [tried, setTried] = useState<Tried | null>(null)
  const [tryOnce, isTrying] = useOneAtATime(async () => {
    try {
      setTried(await callApi(tryProvider, { providerId }))
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setTried({ refusal: error.message })
    }
  })
  return (
    <li className={styles.item} ref={handOverFocus}>
      <h2 className={styles.name}>{label}</h2>
      <dl className={styles.facts}>
        <dt>{t('issuer')}</dt>
        <dd translate="no">{issuer}</dd>
        <dt>{t('clientId')}</dt>
        <dd translate="no">{clientId}</dd>
        <dt>{t('authMethod')}</dt>
        <dd>{t(authMethod)}</dd>
        {keysUrl !== null && (
          <>
            <dt>{t('keysUrl')}</dt>
            <dd translate="no">{keysUrl}</dd>
          </>
        )}
      </dl>
      <DomainProofs providerId={providerId} domains={domains} />
      <p className={styles.text}>{t('links', { count: links })}</p>
      <div className={styles.acts}>
        <Button onClick={() => void tryOnce()} aria-busy={isTrying} aria-label={`${t('try')} ${label}`}>
          {isTrying ? t('trying') : t('try')}
        </Button>
        {mayChange && (
          <>
            <Button onClick={onEdit}>{t('edit', { label })}</Button>
            <Button look="quiet" onClick={onRemove} aria-label={`${t('remove')} ${label}`}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.text}>
        {!isTrying && tried && <Outcome tried={tried} />}
      </p>
    </li>
  )
}

function Outcome({ tried }: { tried: Tried }) {
  const t = useTranslations('openid-connect')
  if ('refusal' in tried) return <span className={styles.fault}>{tried.refusal}</span>
  if (tried.fault) {
    const { answer } = tried
    const said = answer && [answer.status, answer.error, answer.description].filter(Boolean).join(' · ')
    return (
      <span className={styles.fault}>
        {t(`fault.${tried.fault}`)}
        {said && ` · ${t('tryAnswer', { answer: said })}`}
      </span>
    )
  }
  return (
    <span className={styles.fine}>
      {t('tryFine')}
      {tried.hasLogout && ` · ${t('tryLogout')}`}
    </span>
  )
}
