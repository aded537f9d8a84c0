import { tabId } from '@candor/ui/tabs/tab-row'
import { Tabs } from '@candor/ui/tabs/tabs'
import { type ReactNode, useId, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useQuestions } from '../../../findings/questions/web/use-questions.tsx'
import { useRecording } from '../../../findings/recording/web/player/use-recording.ts'
import { useOnePlaying } from '../../../platform/media/web/use-one-playing.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { DetailAddress, DetailTab } from '../rules/address.ts'
import { readLists, shownTabs, tabAt } from '../rules/lists.ts'
import styles from './page.module.css'
import { QuestionLists } from './question-lists.tsx'
import { Recordings } from './recordings.tsx'

interface Props {
  report: OpenReport
  address: DetailAddress
  go: (patch: Partial<DetailAddress>) => void
  /** What shows where there is nothing to read. */
  none: ReactNode
}

/** The lists of answers, each behind a tab of its own; one video plays at a time, whichever list it is of. */
export function DetailTabs({ report, address, go, none }: Props) {
  const t = useTranslations('answer-detail')
  const panelId = useId()
  const recording = useRecording(report)
  const { questions, setting } = useQuestions(report)
  const { interview } = report
  const lists = useMemo(() => readLists(interview, recording, questions), [interview, recording, questions])
  const shown = shownTabs(lists)
  const tab = tabAt(lists, recording, address)
  useOnePlaying()
  if (tab === null) return <div className={styles.none}>{none}</div>

  const items = shown.map((list) => ({ value: list, label: t(list), count: lists[list].length }))
  const handleChange = (value: DetailTab) => go({ tab: value, q: undefined, t: undefined, ev: undefined })
  return (
    <>
      <Tabs label={t('tabs')} items={items} value={tab} panelId={panelId} onChange={handleChange} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)} className={styles.panel}>
        {tab === 'recordings' ? (
          <Recordings report={report} />
        ) : (
          <QuestionLists
            key={tab}
            tab={tab}
            report={report}
            lists={lists}
            recording={recording}
            setting={{ ...setting, linkTo: undefined }}
            onGo={(q) => go({ tab, q, t: undefined, ev: undefined })}
          />
        )}
      </div>
    </>
  )
}
