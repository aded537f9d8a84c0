import { Button } from '@candor/ui/inputs/button'
import { State, type StateKind } from '@candor/ui/sections/state'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShareReadings } from '../../../viewings/web/share-readings.tsx'
import { useShareWords } from '../use-share-words.ts'
import styles from './share-dialog.module.css'
import type { Share } from './use-shares.ts'

type ShareMail = Share['mails'][number]

interface Props {
  shares: readonly Share[]
  timeZone: string
  /** The time by which a share is open or over. */
  now: number
  onRevoke: (shareId: string | null) => Promise<void>
}

/** Who can read the report without an account by now, and who could. */
export function ShareList({ shares, timeZone, now, onRevoke }: Props) {
  const t = useTranslations('shares')
  const [asked, setAsked] = useState<string | null>(null)
  const open = shares.filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now)
  const ended = shares.filter((share) => !open.includes(share))
  const revokeBy = (key: string, shareId: string | null, label: string) =>
    asked === key ? (
      <Button
        look="primary"
        size="small"
        onClick={() => void onRevoke(shareId).finally(() => setAsked(null))}
        onBlur={() => setAsked(null)}
      >
        {t('revokeReally')}
      </Button>
    ) : (
      <Button look="quiet" size="small" onClick={() => setAsked(key)}>
        {label}
      </Button>
    )
  return (
    <section className={styles.who}>
      <div className={styles.whoHead}>
        <h3 className={styles.whoTitle}>{t('who')}</h3>
        <span className={styles.why}>{t('whoCount', { open: open.length, ended: ended.length })}</span>
        {open.length > 1 && revokeBy('all', null, t('revokeAll', { count: open.length }))}
      </div>
      <ul className={styles.list}>
        {[...open, ...ended].map((share) => (
          <Row
            key={share.shareId}
            share={share}
            timeZone={timeZone}
            end={open.includes(share) && revokeBy(share.shareId, share.shareId, t('revoke'))}
          />
        ))}
      </ul>
    </section>
  )
}

const kinds: Readonly<Record<ShareMail['state'], StateKind>> = {
  kept: 'wait',
  waiting: 'wait',
  sent: 'pass',
  failed: 'reject',
  withdrawn: 'none',
}

/** One mail of a share: what it was, where it is not the link itself to whom the share is, and what became of it. */
function MailLine({ mail: { kind, to, state, lastError } }: { mail: ShareMail }) {
  const t = useTranslations('shares')
  const isOpen = state === 'waiting' || state === 'failed'
  return (
    <p className={styles.mail}>
      {kind !== 'link' && <span>{t(`mailKind.${kind}`, { address: to })}</span>}
      <State kind={kinds[state]}>{t(`mailState.${state}`)}</State>
      {isOpen && lastError && <span className={styles.quote}>{lastError}</span>}
    </p>
  )
}

function Row({ share, timeZone, end }: { share: Share; timeZone: string; end: React.ReactNode }) {
  const t = useTranslations('shares')
  const { day, moment, sections } = useShareWords()
  const { revokedAt, revokedBy, lastViewedAt, views, expiresAt, madeAt, madeBy, hasPassword } = share
  const state = () => {
    if (revokedAt !== null) return t('revokedOn', { day: day(revokedAt, timeZone), name: revokedBy ?? '' })
    return t(end ? 'until' : 'endedOn', { day: day(expiresAt, timeZone) })
  }
  const facts = [
    t('madeOn', { name: madeBy, day: day(madeAt, timeZone) }),
    state(),
    sections(share.sections),
    share.showsScores ? null : t('withoutScores'),
    hasPassword ? t('withPassword') : null,
  ].filter((fact) => fact !== null)
  return (
    <li className={end ? styles.share : styles.over}>
      <div>
        <p className={styles.for}>{share.to ?? t('nobodyNamed')}</p>
        <p>{facts.join(' · ')}</p>
        {share.mails.map((mail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: mails are only ever added at the end
          <MailLine key={index} mail={mail} />
        ))}
        <p className={styles.why}>
          {lastViewedAt === null
            ? t('notOpened')
            : t('opened', { count: views, time: moment(lastViewedAt, timeZone) })}
        </p>
        <ShareReadings readings={share.readings} />
        {share.note && <p className={styles.quote}>{share.note}</p>}
      </div>
      {end}
    </li>
  )
}
