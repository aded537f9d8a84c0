import { StaleNote } from '@candor/ui/sections/notes'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { EvidenceReaderProvider, useEvidenceOf } from '../../../findings/analysis/web/evidence-reader.ts'
import { NoQuestions } from '../../../findings/questions/web/no-questions.tsx'
import { linkIn } from '../../../report/report/rules/link.ts'
import { mannerOf } from '../../../report/report/rules/manner.ts'
import { readMode } from '../../../report/report/rules/modes.ts'
import { BesideProvider } from '../../../report/report/web/beside.tsx'
import { usePersonName, usePositionName } from '../../../report/report/web/header/use-person-name.ts'
import { useReportTitle } from '../../../report/report/web/header/use-report-title.ts'
import { ReportNotice } from '../../../report/report/web/live/report-notice.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { PanelSkeleton } from '../../../report/report/web/report-skeleton.tsx'
import { useReport } from '../../../report/report/web/use-report.ts'
import type { Opened } from '../../../shares/shares/web/opening.ts'
import { SharedBar } from '../../../shares/shares/web/shared-bar.tsx'
import { SharedNotice } from '../../../shares/shares/web/shared-notice.tsx'
import { Visit } from '../../../shares/shares/web/visit.tsx'
import { AppBar } from '../../../sign-in/session/web/app-bar.tsx'
import { HeldBackNote } from '../../held-back/web/held-back-note.tsx'
import type { DetailAddress } from '../rules/address.ts'
import { BackLink } from './back-link.tsx'
import { DetailTabs } from './detail-tabs.tsx'
import styles from './page.module.css'

interface PageProps {
  address: DetailAddress
  /** Changes the place in the address, replacing the history entry. `undefined` removes a key. */
  go: (patch: Partial<DetailAddress>) => void
}

/** The answers of one interview, question by question, for accounts and visitors (P1-017). */
export function AnswerDetailPage({ address, go }: PageProps) {
  const link = linkIn(address)
  const hasLanguage = !readMode(address).isMiniapp
  if (!link)
    return <Detail address={address} go={go} bar={<AppBar hasLanguage={hasLanguage} />} visited={null} />
  return (
    <Visit link={link} hasLanguage={hasLanguage}>
      {(opened) => (
        <Detail
          address={address}
          go={go}
          bar={<SharedBar opened={opened} hasLanguage={hasLanguage} />}
          visited={opened}
        />
      )}
    </Visit>
  )
}

interface DetailProps extends PageProps {
  bar: ReactNode
  visited: Opened | null
}

function Detail({ address, go, bar, visited }: DetailProps) {
  const reportAddress = useMemo(() => {
    const { id: userid, q, t, ev } = address
    return { userid, q, t, ev, ...mannerOf(address) }
  }, [address])
  const goInReport = useCallback<OpenReport['go']>((patch) => go(detailAddressOf(patch)), [go])
  const state = useReport(reportAddress, goInReport, visited)
  return (
    <>
      {bar}
      <main className={styles.page}>
        {state.kind === 'loading' && <PanelSkeleton />}
        {state.kind === 'refused' &&
          (visited ? (
            <SharedNotice onRetry={state.onRetry} />
          ) : (
            <ReportNotice why={state.why} onRetry={state.onRetry} />
          ))}
        {state.kind === 'open' && (
          <BesideProvider>
            <Header report={state.report} from={address.from} />
            {state.isStale && <StaleNote onRetry={state.onRetry} />}
            <HeldBackNote isInset report={state.report} what="aiScores" />
            <Answers report={state.report} address={address} go={go} />
          </BesideProvider>
        )}
      </main>
    </>
  )
}

/** The part of a report's address that applies here too. */
function detailAddressOf(patch: Parameters<OpenReport['go']>[0]): Partial<DetailAddress> {
  const kept = ['q', 't', 'ev'] as const
  return Object.fromEntries(kept.filter((key) => key in patch).map((key) => [key, patch[key]]))
}

function Header({ report, from }: { report: OpenReport; from: DetailAddress['from'] }) {
  const t = useTranslations('answer-detail')
  const { first: name } = usePersonName(report.candidate.person)
  const position = usePositionName(report.candidate.position)
  useReportTitle(name)
  return (
    <header className={styles.header}>
      <BackLink report={report} from={from} />
      <h1 className={styles.name}>
        {name}
        <span className={styles.what}>{t('title')}</span>
      </h1>
      <p className={styles.position}>{position}</p>
    </header>
  )
}

function Answers({ report, address, go }: PageProps & { report: OpenReport }) {
  const t = useTranslations('answer-detail')
  const evidence = useEvidenceOf(report, 'session')
  return (
    <EvidenceReaderProvider value={evidence}>
      <DetailTabs
        report={report}
        address={address}
        go={go}
        none={
          <NoQuestions
            report={report}
            title={t('none')}
            text={report.interview.isFinished ? undefined : t('noneText')}
          />
        }
      />
    </EvidenceReaderProvider>
  )
}
