import type { ReplyOf } from '@candor/call/define'
import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { useRuleWords } from '../../sign-in-rules/web/use-rule-words.ts'
import type { listOwnSessions } from '../contract.ts'
import styles from './session-row.module.css'

type Session = ReplyOf<typeof listOwnSessions>['list'][number]

interface Props {
  session: Session
  /** The account, where several are listed. */
  owner?: { readonly userName: string; readonly email: string }
  onEnd: () => Promise<unknown>
}

const secondsAtEnd = ':00'.length

/** One session, with a button to end it. */
export function SessionRow({ session, owner, onEnd }: Props) {
  const t = useTranslations('open-sessions')
  const rules = useRuleWords()
  const zone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const [end, isEnding] = useOneAtATime(onEnd)
  const time = (at: number) => formatDateTime(at, zone).slice(0, -secondsAtEnd)
  const device = t('device', {
    browser: session.browser ?? t('unknownBrowser'),
    system: session.system ?? t('unknownSystem'),
  })
  const way = rules.way(session.way)
  const facts = [
    networkOf(t, session),
    session.secondFactor ? t('wayAndFactor', { way }) : way,
    t('since', { time: time(session.createdTime) }),
    t('seen', { time: time(session.lastSeenTime) }),
  ]
  return (
    <li className={styles.row} ref={handOverFocus}>
      <div className={styles.words}>
        {owner && (
          <p className={styles.owner}>
            <b>{owner.userName}</b> <span className={styles.quiet}>{owner.email}</span>
          </p>
        )}
        <p className={owner ? undefined : styles.owner}>
          {device}
          {session.isCurrent && <span className={styles.current}>{t('current')}</span>}
        </p>
        <p className={styles.quiet}>{facts.join(' · ')}</p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          aria-busy={isEnding}
          aria-label={owner ? t('endLabelOf', { name: owner.userName, device }) : t('endLabel', { device })}
          onClick={() => void end()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

type Say = ReturnType<typeof useTranslations<'open-sessions'>>

function networkOf(t: Say, { isHere, network }: Session): string {
  if (isHere) return t('here')
  return network === null ? t('unknownNetwork') : t('network', { network })
}
