import { formatClock } from '@candor/messages/dates'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { courseWords } from '../../../findings/integrity/rules/words.ts'
import type { PaneProps } from './moment-pane.tsx'
import { RecordList } from './record-list.tsx'
import styles from './records.module.css'
import { useTimes } from './use-words.ts'

type Props = PaneProps

function Logins({ report, view }: Props) {
  const t = useTranslations('integrity')
  const { dateTime } = useTimes(report.timeZone)
  const logins = view.sources.course.data?.logins ?? []
  return (
    <RecordList
      title={t('logins')}
      columns={[t('time'), t('platform'), t('address')]}
      count={logins.length}
      cells={(index) => {
        const login = logins[index]
        if (!login) return [null, null, null]
        const { at, platform, address } = login
        return [dateTime(at), platform && t(platform), address]
      }}
    />
  )
}

function Exits({ report, view, selection }: Props) {
  const t = useTranslations('integrity')
  const { clockOf } = useTimes(report.timeZone)
  const exits = view.exits ?? []
  // Exits and their events are in the same order: both are sorted by their start.
  const events = useMemo(() => view.events.filter(({ check }) => check === 'leftPage'), [view.events])
  return (
    <RecordList
      title={t('leftPage')}
      columns={[t('began'), t('ended'), t('length')]}
      count={exits.length}
      isCurrent={(index) => selection.event !== null && events[index]?.key === selection.event.key}
      cells={(index) => {
        const exit = exits[index]
        const event = events[index]
        if (!exit || !event) return [null, null, null]
        const { beganAt, endedAt, lengthMs } = exit
        return [
          <button
            key="began"
            type="button"
            className={styles.time}
            onClick={() => selection.selectEvent(event)}
          >
            {clockOf(beganAt)}
          </button>,
          endedAt === null ? null : clockOf(endedAt),
          lengthMs === null ? null : formatClock(lengthMs),
        ]
      }}
    />
  )
}

/** When the candidate signed in, and when and how long they left the page. */
export function CourseSection(props: Props) {
  const t = useTranslations('integrity')
  const { course, results, exits: ownExits } = props.view.sources
  const { data } = course
  const exits = props.view.exits ?? []
  const most = results.data?.mostLogins ?? null
  const isEmpty = !data?.logins.length && exits.length === 0 && !data?.exitCount && most === null
  // Exits that have not come are not none.
  const isLacking = isEmpty && course.state.kind === 'ready' && ownExits.state.kind !== 'stale'
  const state = isLacking ? ownExits.state : course.state
  const isReady = showsContent(state)
  return (
    <Section
      title={t('course')}
      isFoldable
      state={state}
      end={
        isReady &&
        data &&
        !isEmpty &&
        courseWords(data, most, { stretch: formatClock }).map(({ key, values }) => (
          <span key={key}>{t(key, values)}</span>
        ))
      }
    >
      {isEmpty && <EmptyNote title={t('courseNone')} />}
      <Logins {...props} />
      <Exits {...props} />
    </Section>
  )
}
