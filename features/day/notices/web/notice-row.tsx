import { initialsOf } from '@candor/messages/initials'
import { classes } from '@candor/ui/classes.ts'
import { CheckIcon, ClockIcon, UserIcon, WarningIcon } from '@candor/ui/icons'
import { useFormatter, useTranslations } from 'use-intl'
import type { Notice } from '../contract.ts'
import { sentenceOf } from '../rules/said.ts'
import styles from './notice-row.module.css'
import { wayOf } from './notice-way.tsx'
import { useMarkRead } from './use-mark-read.ts'

interface Props {
  notice: Notice
  /** Called when the notice is followed. */
  onOpen?: () => void
}

/** A notice: who or what, about whom, and when. Following it marks it as read. */
export function NoticeRow({ notice, onOpen }: Props) {
  const t = useTranslations('notices')
  const { readOne } = useMarkRead()
  const { noticeId, isRead, isHeldBack, positionName } = notice
  const under = isHeldBack ? t('heldBack') : positionName
  const content = (
    <>
      {!isRead && (
        <span className={styles.mark}>
          <span className="sr">{t('unread')}</span>
        </span>
      )}
      <Sign notice={notice} />
      <span className={styles.what}>
        <Sentence notice={notice} />
        {under && <span className={styles.under}>{under}</span>}
      </span>
      <Time at={notice.at} />
    </>
  )
  function handleOpen() {
    if (!isRead) readOne(noticeId)
    onOpen?.()
  }
  return (
    <li className={classes(styles.row, !isRead && styles.fresh)} data-notice={noticeId}>
      {wayOf(notice, { className: styles.link ?? '', onClick: handleOpen, children: content }) ?? (
        <button type="button" className={styles.link} onClick={handleOpen}>
          {content}
        </button>
      )}
    </li>
  )
}

/** The sentence with its names in bold. */
function Sentence({ notice }: { notice: Notice }) {
  const t = useTranslations('notices')
  const { key, values } = sentenceOf(notice)
  const text = t(key, values)
  const names = [values.byName, values.name].filter((name) => name !== '')
  return <span className={styles.sentence}>{partsOf(text, names)}</span>
}

/** Parts of a text, with each name as an element: the first time that it stands there. */
function partsOf(text: string, names: readonly string[]) {
  const parts: (string | { name: string })[] = [text]
  for (const name of names) {
    const index = parts.findIndex((part) => typeof part === 'string' && part.includes(name))
    const part = parts[index]
    if (typeof part !== 'string') continue
    const start = part.indexOf(name)
    parts.splice(index, 1, part.slice(0, start), { name }, part.slice(start + name.length))
  }
  return parts.map((part) => (typeof part === 'string' ? part : <b key={part.name}>{part.name}</b>))
}

const signs = { finished: CheckIcon, failed: WarningIcon, limit: ClockIcon }

function Sign({ notice: { kind, byName } }: { notice: Notice }) {
  const isWork = kind === 'finished' || kind === 'failed' || kind === 'limit'
  if (byName !== null && !isWork)
    return (
      <span className={styles.disc} aria-hidden="true">
        {initialsOf(byName)}
      </span>
    )
  const Icon = isWork ? signs[kind] : UserIcon
  return (
    <span className={styles.sign}>
      <Icon />
    </span>
  )
}

function Time({ at }: { at: number }) {
  const format = useFormatter()
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const text = isToday
    ? format.dateTime(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    : format.dateTime(date, { month: 'short', day: 'numeric' })
  return (
    <time className={styles.time} dateTime={date.toISOString()}>
      {text}
    </time>
  )
}
