import { LongList } from '@candor/ui/long-list'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { longListLength } from './record-list.tsx'
import styles from './records.module.css'
import type { ChecksInView } from './use-checks.ts'
import { useTimes } from './use-words.ts'

/** The log of the interview as it was recorded. */
export function LogsSection({ report, view }: { report: OpenReport; view: ChecksInView }) {
  const t = useTranslations('integrity')
  const { dateTime } = useTimes(report.timeZone)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const { data, state } = view.sources.logs
  const logs = useMemo(() => data ?? [], [data])
  const keys = useMemo(() => logs.map((_, index) => String(index)), [logs])
  const isReady = showsContent(state)
  return (
    <Section
      title={t('logs')}
      isFoldable
      state={state}
      end={isReady && (logs.length > 0 ? t('entries', { count: logs.length }) : t('logsNone'))}
    >
      {logs.length === 0 && <EmptyNote title={t('logsNone')} />}
      {logs.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section ref={setPane} className={styles.pane} tabIndex={0} aria-label={t('content')}>
          <LongList
            keys={keys}
            isLong={logs.length > longListLength}
            pane={pane}
            current={-1}
            isFollowing={false}
            draw={(index) => {
              const entry = logs[index]
              if (!entry) return null
              return (
                <div className={styles.entry}>
                  <time>{dateTime(entry.at)}</time>
                  <p>{entry.content}</p>
                  <span>{entry.platform && t(entry.platform)}</span>
                  <span className={styles.where}>{entry.address}</span>
                </div>
              )
            }}
          />
        </section>
      )}
    </Section>
  )
}
