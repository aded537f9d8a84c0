import { useState } from 'react'
import { ErrorBoundary } from '../sections/error-boundary.tsx'
import { AnalysingNote, EmptyNote, FailedNote } from '../sections/notes.tsx'
import { Section } from '../sections/section.tsx'
import { State } from '../sections/state.tsx'
import { Timeline } from '../sections/timeline.tsx'
import { LabelStrip } from '../tabs/label-strip.tsx'
import { SubTabs } from '../tabs/sub-tabs.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import styles from './parts-page.module.css'

const tabs = [
  { value: 'resume', label: 'Resume' },
  { value: 'interview', label: 'AI interview' },
  { value: 'plan', label: 'Interview plan' },
  { value: 'remarks', label: 'Remarks', count: 12 },
  { value: 'evaluation', label: 'Evaluation', count: 130 },
  { value: 'integrity', label: 'Anti-cheating', count: 2, isWarn: true },
  { value: 'colour', label: 'Colour vision' },
]
const subTabs = [
  { value: 'record', label: 'Video record' },
  { value: 'report', label: 'AI report' },
  { value: 'other', label: 'Other questions', count: 9 },
]
const labels = [
  { text: 'Non-compete until 30 Jun', isRed: true },
  ...[
    'Distributed systems',
    'Go',
    'Ledger and settlement',
    'On-call lead',
    'Open to Shenzhen',
    'English',
  ].map((text) => ({ text })),
]

function Broken(): never {
  throw new Error('A panel that always fails, to show its boundary')
}

export function PartsStates() {
  const [tab, setTab] = useState('interview')
  const [subTab, setSubTab] = useState('report')
  const handleRetry = () => undefined
  return (
    <>
      <Section title="Fold section">
        <Section title="Soft skills" end="Mean 4.0 over 4 points" isInner isFoldable isOpenAtFirst={false}>
          Four points.
        </Section>
        <Section title="Big Five" end="5 traits" isInner isFoldable>
          <p className={styles.quiet}>Closed, a section still states its verdict.</p>
        </Section>
      </Section>
      <Section
        title="Summary"
        isFoldable
        end="Written by the model on 2026-03-14, checked against 33 key points"
      >
        Runs high-throughput payment systems and can say why.
      </Section>
      <Section title="States">
        <div className={styles.row}>
          <State kind="pass">Pass</State>
          <State kind="wait">Wait</State>
          <State kind="reject">Reject</State>
          <State kind="info">Accepted</State>
          <State kind="none">To review</State>
        </div>
        <LabelStrip labels={labels} />
      </Section>
      <Section title="Empty, analysing, error">
        <div className={styles.stack}>
          <EmptyNote
            title="No interview planned"
            text="Set a date and the plan appears here."
            action={<a href="#plan">Choose a date</a>}
          />
          <AnalysingNote text="Resume is being read" />
          <FailedNote message="This video cannot be played now. Try again later." onRetry={handleRetry} />
          <ErrorBoundary onError={handleRetry}>
            <Broken />
          </ErrorBoundary>
        </div>
      </Section>
      <Section title="Section, loading" state={{ kind: 'loading' }} minHeight={120} />
      <Section title="Section, stale" state={{ kind: 'stale', onRetry: handleRetry }}>
        The answers as they were read last time.
      </Section>
      <Section title="Tabs">
        <Tabs label="Report" items={tabs} value={tab} onChange={setTab} />
        <SubTabs label="AI interview" items={subTabs} value={subTab} onChange={setSubTab} />
      </Section>
      <Section title="Timeline">
        <Timeline
          items={[
            {
              id: '3',
              date: '2023-04 to now',
              title: 'Hailan Pay',
              body: 'Senior engineer, ledger',
              isCurrent: true,
            },
            { id: '2', date: '2019-07 to 2023-03', title: 'Yunqi Retail', body: 'Backend engineer' },
            {
              id: '1',
              date: '2016-09 to 2019-06',
              title: 'Qinghe University',
              body: 'MSc, computer science',
            },
          ]}
        />
      </Section>
    </>
  )
}
