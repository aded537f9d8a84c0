import { formatDateTime } from '@candor/messages/dates'
import { dayOf } from '@candor/messages/local-time'
import { MenuIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusOn } from '@candor/ui/inputs/hand-over-focus.ts'
import { Menu, MenuItem } from '@candor/ui/overlays/menu'
import { State, type StateKind } from '@candor/ui/sections/state'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { ShareReadings } from '../../../report/viewings/web/share-readings.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { ShareAction } from './confirming.tsx'
import styles from './share-table.module.css'
import type { CompanyShare } from './use-company-shares.ts'

interface Props {
  shares: readonly CompanyShare[]
  /** Whether the company requires a password for every link: a share without one cannot be opened until it gets one. */
  needsPassword: boolean
  onAsk: (action: ShareAction) => void
}

const kinds: Readonly<Record<CompanyShare['state'], StateKind>> = {
  open: 'pass',
  ended: 'none',
  revoked: 'reject',
}

/** Why an open share opens nothing; null where it does. */
function shutOf({ state, sections, hasPassword }: CompanyShare, needsPassword: boolean) {
  if (state !== 'open') return null
  if (sections.length === 0) return 'closed'
  return needsPassword && !hasPassword ? 'shut' : null
}

/** The shares, newest first: a table on wide screens, a list on a phone. */
export function ShareTable({ shares, needsPassword, onAsk }: Props) {
  const t = useTranslations('company-shares')
  return (
    <table className={styles.table}>
      <thead className="sr-small">
        <tr>
          <th scope="col">{t('to')}</th>
          <th scope="col">{t('candidate')}</th>
          <th scope="col">{t('made')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('views')}</th>
          <th scope="col">
            <span className="sr">{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <Row key={share.shareId} share={share} shut={shutOf(share, needsPassword)} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<Props, 'onAsk'> {
  share: CompanyShare
  shut: ReturnType<typeof shutOf>
}

function Row({ share, shut, onAsk }: RowProps) {
  const t = useTranslations('company-shares')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const day = (at: number) => dayOf(at, timeZone)
  const { candidateId, candidateName, state, revokedAt } = share
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.to}>
        {share.to ?? t('link')}
        {share.hasPassword && <span className={styles.note}>{t('withPassword')}</span>}
      </th>
      <td data-label={t('candidate')}>
        <Link to="/shareurl" search={ofCandidate(candidateId)} className={styles.candidate}>
          {candidateName}
        </Link>
        <span className={styles.note}>{share.positionName}</span>
      </td>
      <td data-label={t('made')}>
        {share.madeBy}
        <span className={styles.note}>{day(share.madeAt)}</span>
      </td>
      <td data-label={t('state')}>
        <State kind={shut ? 'wait' : kinds[state]}>{t(shut ?? `states.${state}`)}</State>
        <span className={styles.note}>
          {revokedAt === null
            ? t('untilDay', { day: day(share.expiresAt) })
            : t('revokedBy', { name: share.revokedBy ?? '', day: day(revokedAt) })}
        </span>
      </td>
      <td data-label={t('views')}>
        <Views share={share} timeZone={timeZone} />
        <ShareReadings readings={share.readings} />
      </td>
      <td className={styles.end}>
        {state === 'open' && (
          <Menu
            trigger={
              <Button
                ref={handFocusOn}
                look="quiet"
                isIcon
                aria-label={t('actions', { name: candidateName })}
                title={t('actions', { name: candidateName })}
              >
                <MenuIcon />
              </Button>
            }
          >
            <MenuItem onSelect={() => onAsk({ of: 'password', share })}>{t('renew')}</MenuItem>
            <MenuItem onSelect={() => onAsk({ of: 'share', share })}>{t('revoke')}</MenuItem>
            <MenuItem onSelect={() => onAsk({ of: 'candidate', share })}>{t('revokeOfCandidate')}</MenuItem>
          </Menu>
        )}
      </td>
    </tr>
  )
}

function Views({
  share: { views, firstViewedAt, lastViewedAt },
  timeZone,
}: {
  share: CompanyShare
  timeZone: string
}) {
  const t = useTranslations('company-shares')
  const moment = (at: number) => formatDateTime(at, timeZone).slice(0, 16)
  if (firstViewedAt === null || lastViewedAt === null)
    return <span className={styles.none}>{t('notOpened')}</span>
  return (
    <>
      {t('opened', { count: views })}
      <span className={styles.note}>{t('firstView', { time: moment(firstViewedAt) })}</span>
      {lastViewedAt !== firstViewedAt && (
        <span className={styles.note}>{t('lastView', { time: moment(lastViewedAt) })}</span>
      )}
    </>
  )
}
