import { formatDateTime } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type {
  CardEntry,
  CardReport,
  TimelineCard,
} from '../../../platform/timeline-parts/web/timeline-card.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { reportTabs } from '../../../report/report/web/tabs/tab-registry.ts'
import { MentionedText } from '../../../review/mentions/web/mentioned-text.tsx'
import type { TimelineEntry } from '../contract.ts'
import { cardOf } from './cards.ts'
import styles from './timeline.module.css'

/** Who did something, in words. */
function useWho(): (entry: TimelineEntry) => string {
  const t = useTranslations('timeline')
  return ({ by, group }) => {
    if (by) return by.isSelf ? t('you') : by.name
    if (group === 'candidate') return t('candidate')
    return group === 'people' ? t('former') : t('importer')
  }
}

/** The button that opens the tab of an entry, where the reader has that tab. */
function OpenTab({ report, number }: { report: OpenReport; number: number }) {
  const words = useTranslations()
  const tab = reportTabs().find((each) => each.number === number)
  if (!tab?.isShownTo(report.facts)) return null
  return (
    <Button look="quiet" size="small" onClick={() => report.go({ activeIndex: number })}>
      {words(`${tab.feature}.tabTitle`)}
    </Button>
  )
}

interface WordedProps {
  card: TimelineCard
  entry: TimelineEntry
  report: OpenReport
  of: CardReport
}

function WordedRow({ card, entry, report, of }: WordedProps) {
  const whoOf = useWho()
  const wordsOf = card.useWords()
  const told: CardEntry = { ...entry, who: whoOf(entry) }
  const { sentence, said = [], Body, opens, isMarked } = wordsOf(told, of)
  const shown = said.filter((text) => text !== '')
  return (
    <li className={classes(styles.entry, isMarked && styles.marked)}>
      <time className={styles.time} dateTime={new Date(entry.at).toISOString()}>
        {formatDateTime(entry.at, report.timeZone).slice(11, 16)}
      </time>
      <i className={styles.dot} data-group={entry.group} aria-hidden="true" />
      <div className={styles.what}>
        <div className={styles.line}>
          <p>{sentence}</p>
          {opens !== undefined && <OpenTab report={report} number={opens} />}
        </div>
        {Body && <Body entry={told} report={of} />}
        {!Body &&
          shown.map((text) => (
            <p key={text} className={styles.said}>
              <MentionedText text={text} mentions={entry.mentions} />
            </p>
          ))}
      </div>
    </li>
  )
}

/** An entry of the timeline. A kind without words is left out. */
export function EntryRow(props: Omit<WordedProps, 'card'>) {
  const card = cardOf(props.entry.kind)
  return card ? <WordedRow {...props} card={card} /> : null
}
