import { formatClock } from '@candor/messages/dates'
import { EmptyNote } from '@candor/ui/notes'
import { Section } from '@candor/ui/section'
import { useTranslations } from 'use-intl'
import { exitMs } from '../rules/events.ts'
import type { PaneProps } from './moment-pane.tsx'
import styles from './records.module.css'
import { useCheckWords, useTimes } from './use-words.ts'

type Props = PaneProps

function Logins({ report, view }: Props) {
  const t = useTranslations('report-integrity')
  const { platformName } = useCheckWords()
  const { dateTime } = useTimes(report.timeZone)
  const logins = view.sources.course.data?.loginInfoList ?? []
  if (logins.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{t('logins')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('platform')}</th>
          <th scope="col">{t('address')}</th>
        </tr>
      </thead>
      <tbody>
        {logins.map(({ loginTime, platform, ip, ipAddr }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sign-ins have no id and keep their order
          <tr key={index}>
            <td>{dateTime(loginTime)}</td>
            <td>{platformName(platform)}</td>
            <td>{[ip, ipAddr].filter(Boolean).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Exits({ report, view, selection }: Props) {
  const t = useTranslations('report-integrity')
  const { clockOf } = useTimes(report.timeZone)
  const exits = view.exits ?? []
  const events = view.events.filter(({ check }) => check === 'leftPage')
  if (exits.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{t('exits')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('began')}</th>
          <th scope="col">{t('ended')}</th>
          <th scope="col" className={styles.number}>
            {t('length')}
          </th>
        </tr>
      </thead>
      <tbody>
        {exits.map((exit) => {
          const event = events.find(({ at }) => at === exit.startTime)
          const length = exitMs(exit)
          return (
            <tr key={exit.startTime} data-current={event !== undefined && event.key === selection.event?.key}>
              <td>
                <button
                  type="button"
                  className={styles.time}
                  onClick={() => event && selection.selectEvent(event)}
                >
                  {clockOf(exit.startTime)}
                </button>
              </td>
              <td>{exit.endTime === null ? '' : clockOf(exit.endTime)}</td>
              <td className={styles.number}>{length === null ? '' : formatClock(length)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** When the candidate signed in, and when and how long they left the page. */
export function CourseSection(props: Props) {
  const t = useTranslations('report-integrity')
  const { course, info } = props.view.sources
  const { data, state } = course
  const exits = props.view.exits ?? []
  const used = data?.loginInfoList.length ?? 0
  const most = info.data?.candidateLoginLimitTimes ?? null
  const isReady = state.kind === 'ready' || state.kind === 'stale'
  const isEmpty = used === 0 && exits.length === 0 && !data?.usedTimes && most === null
  const times = data?.usedTimes ?? null
  const seconds = data?.totalTime ?? null
  return (
    <Section
      title={t('course')}
      isFoldable
      state={state}
      end={
        isReady &&
        !isEmpty && (
          <>
            <span>{most === null ? t('loginsCount', { used }) : t('loginsUsed', { used, most })}</span>
            {times !== null && times >= 0 && (
              <span>
                {seconds === null || seconds < 0
                  ? t('exitsCount', { count: times })
                  : t('exitsInAll', { count: times, time: formatClock(seconds * 1000) })}
              </span>
            )}
          </>
        )
      }
    >
      {isEmpty && <EmptyNote title={t('courseNone')} />}
      <Logins {...props} />
      <Exits {...props} />
    </Section>
  )
}
