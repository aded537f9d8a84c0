import { failureText } from '@candor/call/web/failure-text'
import { callQuery } from '@candor/call/web/query'
import { RetryNote } from '@candor/ui/sections/notes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useWindowTitle } from '../../../sign-in/session/web/brand/shown-brand.ts'
import type { ReportAddress } from '../../report/rules/address.ts'
import { linkIn } from '../../report/rules/link.ts'
import { ReportNotice } from '../../report/web/live/report-notice.tsx'
import { ReportSkeleton } from '../../report/web/report-skeleton.tsx'
import { whyNot } from '../../report/web/use-report.ts'
import { type ReportPaper, readPaper } from '../contract.ts'
import { isChosenIn, type PartsChoice, withParts } from '../rules/parts.ts'
import styles from './page.module.css'
import { PaperBar } from './paper-bar.tsx'
import { PaperDocument } from './paper-document.tsx'
import { paperInput } from './paper-input.ts'
import { PaperParts } from './paper-parts.tsx'
import { useChosenParts } from './use-chosen-parts.ts'
import { usePaperFile } from './use-paper-file.ts'

/** Paper is white in any theme; leaving the page restores the chosen one. */
function useLightTheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.getAttribute('data-theme')
    root.setAttribute('data-theme', 'light')
    return () => {
      if (before === null) root.removeAttribute('data-theme')
      else root.setAttribute('data-theme', before)
    }
  }, [])
}

/** The text at the foot of printed pages is set in a style element. */
function useFoot({ name, company, madeOn, confidential }: ReportPaper): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--paper-who', JSON.stringify(`${name} · ${company} · ${madeOn}`))
    style.setProperty('--paper-confidential', JSON.stringify(confidential))
    return () => {
      style.removeProperty('--paper-who')
      style.removeProperty('--paper-confidential')
    }
  }, [name, company, madeOn, confidential])
}

interface SheetProps {
  paper: ReportPaper
}

/** The printed report: white, unfolded, with the text at the foot of each page. */
export function PaperSheet({ paper }: SheetProps) {
  useLightTheme()
  useFoot(paper)
  useWindowTitle(`${paper.name} · ${paper.position}`)
  return (
    <article className={styles.sheet} data-is-written="true">
      <PaperDocument paper={paper} />
    </article>
  )
}

/** The report of an address on paper, below the buttons that print and download it, beside the choice of its parts. */
export function PaperPage({ address }: { address: ReportAddress }) {
  const t = useTranslations('paper')
  const query = callQuery(readPaper, paperInput(address))
  const { data, error, refetch } = useQuery({ ...query, retry: false, gcTime: 0 })
  const { choice, choose } = useChosenParts(address)
  const whole = data?.paper
  const chosen = whole?.tabs.map(({ id }) => id).filter((id) => isChosenIn(choice, id)) ?? []
  const isWhole = chosen.length === (whole?.tabs.length ?? 0)
  const file = usePaperFile(address, isWhole ? null : chosen)
  function handleChoose(next: PartsChoice) {
    // A file of the former choice is not what the sheet shows.
    file.cancel()
    choose(next)
  }
  return (
    <>
      <PaperBar
        address={address}
        formats={data?.formats ?? null}
        missingFonts={data?.missingFonts}
        isNothingChosen={!isWhole && chosen.length === 0}
        file={file}
      />
      <main className={styles.desk} data-has-parts={(whole && whole.tabs.length > 0) || undefined}>
        {!data && !error && <ReportSkeleton />}
        {!data && error && (
          <div className={styles.notice}>
            <PaperNotice error={error} address={address} onRetry={() => void refetch()} />
          </div>
        )}
        {whole && whole.tabs.length > 0 && (
          <div className={styles.parts}>
            <PaperParts tabs={whole.tabs} choice={choice} onChoose={handleChoose} />
          </div>
        )}
        {whole && (
          <PaperSheet
            paper={withParts(whole, {
              isChosen: (id) => isChosenIn(choice, id),
              leftOut: (parts) => t('leftOut', { parts }),
            })}
          />
        )}
      </main>
    </>
  )
}

interface NoticeProps {
  error: Error
  address: ReportAddress
  onRetry: () => void
}

/** Why there is nothing to print: no report, or one that failed to load. */
function PaperNotice({ error, address, onRetry }: NoticeProps) {
  const t = useTranslations('paper')
  const why = whyNot(error)
  // A visitor has no list to go back to.
  if (why !== 'failed' && linkIn(address) === null) return <ReportNotice why={why} onRetry={onRetry} />
  return <RetryNote title={failureText(error, t('failed'))} onRetry={onRetry} />
}
