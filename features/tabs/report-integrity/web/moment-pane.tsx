import { formatClock } from '@candor/messages/dates'
import { SidePane } from '@candor/ui/overlays/side-pane'
import { State } from '@candor/ui/sections/state'
import { Steps } from '@candor/ui/steps'
import { useTranslations } from 'use-intl'
import type { Check } from '../../../findings/integrity/rules/checks.ts'
import { type CheckEvent, eventBeside } from '../../../findings/integrity/rules/events.ts'
import type { Finding } from '../../../findings/integrity/rules/findings.ts'
import { picturesNear } from '../../../findings/integrity/rules/monitor.ts'
import { nextWords } from '../../../findings/integrity/rules/next-words.ts'
import { verdictWords } from '../../../findings/integrity/rules/words.ts'
import { Picture } from '../../../findings/integrity/web/picture.tsx'
import { langOf } from '../../../findings/questions/web/written-language.ts'
import { LazyMomentPlayer } from '../../../findings/recording/web/player/lazy-moment-player.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { FindingVideo } from './finding-video.tsx'
import styles from './moment-pane.module.css'
import type { ChecksInView } from './use-checks.ts'
import type { CheckSelection } from './use-selection.ts'
import { useCheckWords, useTimes, verdictLooks } from './use-words.ts'

export interface PaneProps {
  report: OpenReport
  view: ChecksInView
  selection: CheckSelection
}

function EventSteps({ check, selection }: { check: Check; selection: CheckSelection }) {
  const t = useTranslations('integrity')
  const { events } = check
  const { event, selectEvent } = selection
  const index = events.findIndex(({ key }) => key === event?.key)
  if (events.length === 0) return null
  return (
    <Steps
      position={index < 0 ? null : t('position', { index: index + 1, count: events.length })}
      previous={t('previous')}
      next={t('next')}
      beside={(by) => eventBeside(events, index < 0 ? null : event, by)}
      onStep={selectEvent}
    />
  )
}

/** The time of the event: from, to and how long; as a date where it is outside of the interview. */
function When({ event, view, timeZone }: { event: CheckEvent; view: ChecksInView; timeZone: string }) {
  const t = useTranslations('integrity')
  const { timeOf } = useTimes(timeZone)
  const { startMs, endMs } = event
  const isOutside = startMs !== null && (startMs < 0 || startMs > view.axis.endMs)
  const words =
    startMs !== null && startMs >= 0 && endMs !== null && endMs > startMs
      ? t('fromTo', {
          from: formatClock(startMs),
          to: formatClock(endMs),
          length: formatClock(endMs - startMs),
        })
      : timeOf(event)
  return (
    <p className={styles.when}>
      <b>{words}</b> {isOutside && t('outside')}
    </p>
  )
}

function Monitors({ view, at, timeZone }: { view: ChecksInView; at: number | null; timeZone: string }) {
  const t = useTranslations('integrity')
  const { clockOf } = useTimes(timeZone)
  const near = picturesNear(view.pictures, at)
  if (near.length === 0) return null
  return (
    <ul className={styles.monitors}>
      {near.map(({ monitor, address, takenAt }) => {
        const name = t('pictureAt', {
          source: t(monitor),
          time: takenAt === null ? t('noTime') : clockOf(takenAt),
        })
        return (
          <li key={monitor}>
            <Picture address={address} name={name} caption={name} isLarge />
          </li>
        )
      })}
    </ul>
  )
}

function Words({ view, atMs }: { view: ChecksInView; atMs: number }) {
  const t = useTranslations('integrity')
  const words = nextWords(view.recording, atMs)
  if (!words) return null
  return (
    <figure className={styles.words}>
      <figcaption>{t('nextWords', { number: words.question, time: formatClock(words.startMs) })}</figcaption>
      <blockquote dir="auto" lang={langOf(words.language)}>
        {words.text}
      </blockquote>
    </figure>
  )
}

function FoundBy({ finding, name }: { finding: Finding; name: string }) {
  const t = useTranslations('integrity')
  return (
    <li className={styles.found}>
      <State kind={verdictLooks[finding.state]}>{t(verdictWords[finding.state])}</State>
      {finding.text && <p>{finding.text}</p>}
      {finding.media.map((media, index) => {
        const number = index + 1
        // By place: a renewed address is the same picture or video.
        const key = `${name} ${number}`
        return media.kind === 'picture' ? (
          <Picture
            key={key}
            address={media.address}
            name={t('pictureNumber', { check: name, number })}
            isLarge
          />
        ) : (
          <FindingVideo key={key} media={media} name={t('videoNumber', { check: name, number })} />
        )
      })}
    </li>
  )
}

/** The chosen check: the recording at the time, the monitors' pictures of it, and the findings with theirs. */
export function MomentPane({ report, view, selection }: PaneProps) {
  const t = useTranslations('integrity')
  const { nameOf, verdictOf, figureOf } = useCheckWords()
  const { check, event, atMs, isWanted, close } = selection
  if (!check) return null
  const name = nameOf(check)
  const figure = figureOf(check)
  const at = event?.at ?? (atMs !== null && view.axis.beganAt !== null ? view.axis.beganAt + atMs : null)
  const head = (
    <>
      <State kind={verdictLooks[check.verdict]}>{verdictOf(check)}</State>
      <EventSteps check={check} selection={selection} />
    </>
  )
  return (
    <SidePane label={t('pane')} title={name} head={head} isWanted={isWanted} onClose={close}>
      <div className={styles.pane}>
        {atMs !== null && <LazyMomentPlayer report={report} atMs={atMs} />}
        <div aria-live="polite">
          {event ? <When event={event} view={view} timeZone={report.timeZone} /> : null}
          {check.events.length === 0 && <p className={styles.none}>{t('noEvents')}</p>}
        </div>
        {figure && <p className={styles.figure}>{figure}</p>}
        {event?.picture && event.kind === 'seen' && (
          <Picture address={event.picture} name={t('pictureNumber', { check: name, number: 1 })} isLarge />
        )}
        <Monitors view={view} at={at} timeZone={report.timeZone} />
        {atMs !== null && <Words view={view} atMs={atMs} />}
        {check.findings.length > 0 && (
          <ul>
            {check.findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id and keep their order
              <FoundBy key={index} finding={finding} name={name} />
            ))}
          </ul>
        )}
        <p className={styles.proof}>
          <b>{t('notProof')}</b>
        </p>
      </div>
    </SidePane>
  )
}
