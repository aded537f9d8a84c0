import { classes } from '@candor/ui/classes.ts'
import { CopiedValue } from '@candor/ui/inputs/copied-value'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { State, type StateKind } from '@candor/ui/sections/state'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShowSecret } from '../../../../platform/manage/web/secret-sheet.tsx'
import { placeOfTab } from '../../../../report/report/web/tabs/tab-registry.ts'
import { type ComparedReadings, compareReadings } from '../../../../report/viewings/rules/readings.ts'
import { ReadingBars, ReadingNames } from '../../../../report/viewings/web/reading-bars.tsx'
import { ShareReadings } from '../../../../report/viewings/web/share-readings.tsx'
import { useShareWords } from '../use-share-words.ts'
import { AskedButton } from './asked-button.tsx'
import styles from './share-dialog.module.css'
import type { Share } from './use-shares.ts'

type ShareMail = Share['mails'][number]

interface Props {
  shares: readonly Share[]
  timeZone: string
  /** The current time, which decides which shares are over. */
  now: number
  /** Shares whose passwords are shown above: they need no other one. */
  justMade: readonly string[]
  /** Whether the company requires a password on every link: one without it opens nothing until it gets one. */
  needsPassword: boolean
  onRevoke: (shareId: string | null) => Promise<void>
  /** Resolves to the new password, or to null where there is none. */
  onRenew: (shareId: string) => Promise<string | null>
}

/** Who can read the report without an account, and who could before. */
export function ShareList({ shares, timeZone, now, justMade, needsPassword, onRevoke, onRenew }: Props) {
  const t = useTranslations('shares')
  const open = shares.filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now)
  const ended = shares.filter((share) => !open.includes(share))
  const shutOf = ({ hasPassword, sections }: Share) => {
    if (sections.length === 0) return 'closed'
    return needsPassword && !hasPassword ? 'shut' : null
  }
  const read = open.filter((share) => shutOf(share) === null)
  const compared = compareReadings(
    open.map(({ readings }) => readings),
    placeOfTab,
  )
  return (
    <section className={styles.who}>
      <div className={styles.whoHead}>
        <h3 className={styles.whoTitle}>{t('who')}</h3>
        <span className={styles.why}>{t('whoCount', { open: read.length, ended: ended.length })}</span>
        {open.length > 1 && (
          <AskedButton
            label={t('revokeAll', { count: open.length })}
            really={t('revokeReally')}
            onConfirm={() => onRevoke(null)}
          />
        )}
      </div>
      <ReadingNames compared={compared} />
      <ul className={styles.list}>
        {open.map((share) => (
          <OpenRow
            key={share.shareId}
            share={share}
            shut={shutOf(share)}
            timeZone={timeZone}
            compared={compared}
            onRevoke={onRevoke}
            onRenew={justMade.includes(share.shareId) ? null : onRenew}
          />
        ))}
        {ended.map((share) => (
          <li key={share.shareId} className={styles.over}>
            <ShareFacts share={share} timeZone={timeZone} compared={null} shut={null} />
          </li>
        ))}
      </ul>
      {compared.sections.length > 0 && <p className={classes('hint', styles.hint)}>{t('whoText')}</p>}
    </section>
  )
}

/** A live share, its buttons, and its password where that was just replaced. */
function OpenRow({
  onRevoke,
  onRenew,
  ...facts
}: FactsProps & { onRenew: Props['onRenew'] | null } & Pick<Props, 'onRevoke'>) {
  const t = useTranslations('shares')
  const isMounted = useIsMounted()
  const showSecret = useShowSecret()
  const [password, setPassword] = useState<string | null>(null)
  const { shareId, to } = facts.share
  async function handleRenew(renew: NonNullable<typeof onRenew>) {
    const renewed = await renew(shareId)
    if (isMounted()) setPassword(renewed)
    // The reader may have closed the dialog, and the old password is invalid now.
    else if (renewed !== null)
      showSecret({ title: t('renew'), label: to ?? t('nobodyNamed'), value: renewed })
  }
  return (
    <li className={styles.share}>
      <ShareFacts {...facts} />
      <div className={styles.acts}>
        {onRenew && (
          <AskedButton label={t('renew')} really={t('renewReally')} onConfirm={() => handleRenew(onRenew)} />
        )}
        <AskedButton label={t('revoke')} really={t('revokeReally')} onConfirm={() => onRevoke(shareId)} />
      </div>
      {password !== null && (
        <div className={styles.renewed}>
          <p role="status">{t('renewed')}</p>
          <CopiedValue label={t('password')} value={password} copy={t('copyPassword')} />
        </div>
      )}
    </li>
  )
}

const kinds: Readonly<Record<ShareMail['state'], StateKind>> = {
  kept: 'wait',
  waiting: 'wait',
  sent: 'pass',
  failed: 'reject',
  withdrawn: 'none',
}

/** One mail of a share: its kind, its recipient unless it is the link itself, and its state. */
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

interface FactsProps {
  share: Share
  timeZone: string
  /** Null for a share that is over. */
  compared: ComparedReadings | null
  /** Why it opens nothing: it has no password and the company requires one, or what it would open is closed. */
  shut: 'shut' | 'closed' | null
}

/** A share: its sections, recipient, expiry and state. */
function ShareFacts({ share, timeZone, compared, shut }: FactsProps) {
  const t = useTranslations('shares')
  const { day, moment, sections } = useShareWords()
  const { revokedAt, revokedBy, lastViewedAt, views, expiresAt, madeAt, madeBy, hasPassword } = share
  const state = () => {
    if (revokedAt !== null) return t('revokedOn', { day: day(revokedAt, timeZone), name: revokedBy ?? '' })
    return t(compared ? 'until' : 'endedOn', { day: day(expiresAt, timeZone) })
  }
  const facts = [
    t('madeOn', { name: madeBy, day: day(madeAt, timeZone) }),
    state(),
    sections(share.sections) || null,
    share.showsScores ? null : t('withoutScores'),
    hasPassword ? t('withPassword') : null,
  ].filter((fact) => fact !== null)
  return (
    <div className={styles.facts}>
      <p className={styles.for}>{share.to ?? t('nobodyNamed')}</p>
      <p>{facts.join(' · ')}</p>
      {shut && (
        <>
          <p>
            <State kind="wait">{t(shut)}</State>
          </p>
          <p>
            <span className={styles.why}>{t(`${shut}Why`)}</span>
          </p>
        </>
      )}
      {share.mails.map((mail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: mails are only ever added at the end
        <MailLine key={index} mail={mail} />
      ))}
      <p className={styles.why}>
        {lastViewedAt === null
          ? t('notOpened')
          : t('opened', { count: views, time: moment(lastViewedAt, timeZone) })}
      </p>
      {compared && share.readings.length > 0 && <ReadingBars readings={share.readings} compared={compared} />}
      <ShareReadings readings={share.readings} />
      {share.note && <p className={styles.quote}>{share.note}</p>}
    </div>
  )
}
