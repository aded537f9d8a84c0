import { formatDateTime } from '@candor/messages/dates'
import { MoreButton, useDrawnList } from '@candor/ui/next-page'
import { Score } from '@candor/ui/score'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { State } from '@candor/ui/sections/state'
import { Timeline, type TimelineItem } from '@candor/ui/sections/timeline'
import { Columns, WideBody } from '@candor/ui/sections/wide-body'
import { useTranslations } from 'use-intl'
import type { PanelProps } from '../../../report/report/web/tabs/tab-registry.ts'
import { HeldBackNote } from '../../../review/held-back/web/held-back-note.tsx'
import { RemarkBody } from '../../../review/remarks/web/remark-body.tsx'
import type { ShownRemark } from '../../../review/remarks/web/shown-remark.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { Remark } from '../rules/remark.ts'
import { NewRemark } from './new-remark.tsx'
import styles from './remarks-panel.module.css'
import { useRemarks } from './use-remarks.ts'

/** How many remarks are drawn at first, and with each press for more: a candidate may have thousands. */
const pageSize = 50

function RemarkTitle({ remark }: { remark: Remark }) {
  const t = useTranslations('report-remarks')
  const { writtenBy, score, result } = remark
  return (
    <span className={styles.line}>
      <span>{writtenBy}</span>
      {result && <State kind={result}>{t(result)}</State>}
      {score && <Score score={{ state: 'scored', ...score }} />}
    </span>
  )
}

const shownOf = ({ id, text, written }: Remark): ShownRemark => ({
  remarkId: id,
  text,
  revision: written?.revision ?? 1,
  isChanged: written?.isChanged ?? false,
  isOwn: written?.isOwn ?? false,
  mentioned: written?.mentions ?? [],
})

/** Colleagues' remarks on the candidate: author, time, score and decision. */
export function RemarksPanel({ report }: PanelProps) {
  const t = useTranslations('report-remarks')
  const isSignedIn = useSignedIn() !== null
  // Without a sign-in the form shows, and its submit leads to sign-in (P6-012).
  const mayWrite = !isSignedIn || report.facts.acts.has('remark')
  const { remarks, isUnreadable, state } = useRemarks(report)
  const ui = useTranslations('ui')
  const list = useDrawnList(remarks, pageSize)
  const { candidateId, timeZone } = report
  const of = { candidateId, timeZone, mayRemark: report.facts.acts.has('remark') }
  const items = list.drawn.map(
    (remark, index): TimelineItem => ({
      id: remark.id,
      isCurrent: index === 0,
      date: formatDateTime(remark.writtenAt, report.timeZone),
      title: <RemarkTitle remark={remark} />,
      body: <RemarkBody remark={shownOf(remark)} report={of} />,
    }),
  )
  const history = (
    <Section
      title={t('history')}
      isFoldable
      state={state}
      end={remarks.length > 0 && t('count', { count: remarks.length })}
    >
      <HeldBackNote report={report} what="opinions" />
      {isUnreadable && <EmptyNote title={ui('unreadable')} />}
      <Timeline items={items} />
      {list.rest > 0 && <MoreButton list={list}>{t('older', { count: list.next })}</MoreButton>}
    </Section>
  )
  return (
    <WideBody>
      <Columns main={history} side={mayWrite && <NewRemark report={report} />} isSideFirst />
    </WideBody>
  )
}
