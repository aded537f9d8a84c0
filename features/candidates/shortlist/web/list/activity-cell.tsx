import { formatDateTime } from '@candor/messages/dates'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { verbOf } from '../../rules/verbs.ts'
import type { ListedCandidate } from '../../rules/wire.ts'
import styles from './cells.module.css'

/** The newest act on a candidate: when, who and what. The year shows unless it is the present one. */
export function ActivityCell({ activity, now }: { activity: ListedCandidate['lastActivity']; now: number }) {
  const t = useTranslations('shortlist')
  const userInfo = useSignedIn()?.userInfo
  const timeZone = userInfo?.timeZone ?? 'UTC'
  const at = formatDateTime(activity.at, timeZone)
  const isThisYear = at.slice(0, 4) === formatDateTime(now, timeZone).slice(0, 4)
  const verb = t(`verb.${verbOf(activity.action)}`)
  return (
    <span className={styles.activity}>
      <time dateTime={new Date(activity.at).toISOString()} title={at}>
        {isThisYear ? at.slice(5, 16) : at.slice(0, 10)}
      </time>
      <span>{activity.actor === null ? verb : t('actorVerb', { actor: activity.actor, verb })}</span>
    </span>
  )
}
