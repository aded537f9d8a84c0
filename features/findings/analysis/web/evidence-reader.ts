import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import type { ClaimKey, Evidence, EvidenceIndex } from '../../evidence/rules/evidence.ts'
import { evidenceBeside, firstClaim, type StepOrder } from '../../evidence/rules/steps.ts'
import { useEvidenceIndex } from './use-evidence-index.ts'

/** Which evidence is in view, for everything that shows claims or their evidence. The address keeps it. */
export interface EvidenceReader {
  readonly evidenceIndex: EvidenceIndex
  /** The claim whose evidence is in view: the chosen one, else the one to begin with; null where no claim has any. */
  readonly claim: ClaimKey | null
  /** The evidence in view: that of the address, else the claim's first. */
  readonly current: Evidence | null
  /** Whether the address names the evidence in view: otherwise nothing asked the player to move. */
  readonly isChosen: boolean
  /** Brings evidence and its claim into view, over the page where there is no room beside it. */
  readonly select: (id: string) => void
  /** Brings evidence into view where it already shows, without covering anything. */
  readonly moveTo: (id: string) => void
  /** Whether to show the evidence in view even where it has to cover the page. */
  readonly isWanted: boolean
  /** Closes the evidence in view. */
  readonly close: () => void
  /** Opens a claim on its first evidence. */
  readonly openClaim: (claim: ClaimKey) => void
  /** Steps to the next or the previous evidence; false at the end. */
  readonly step: (by: 1 | -1) => boolean
}

const Reader = createContext<EvidenceReader | null>(null)
export const EvidenceReaderProvider = Reader.Provider

/** The evidence in view. Only inside the AI interview's tab. */
export function useEvidenceReader(): EvidenceReader {
  const reader = use(Reader)
  if (!reader) throw new Error('evidence is read inside the AI interview alone')
  return reader
}

/** The evidence in view of the open report, stepped through in the given order. */
export function useEvidenceOf(report: OpenReport, order: StepOrder): EvidenceReader {
  const evidenceIndex = useEvidenceIndex(report)
  const { address, go } = report
  const [chosen, setChosen] = useState<ClaimKey | null>(null)
  const named = address.ev === undefined ? undefined : evidenceIndex.byId.get(address.ev)
  // An address that names evidence was opened in order to see it.
  const [isWanted, setIsWanted] = useState(address.ev !== undefined)
  const claim = named?.claim ?? chosen ?? firstClaim(evidenceIndex)
  const current = named ?? (claim ? evidenceIndex.byClaim.get(claim)?.[0] : undefined) ?? null

  const moveTo = useCallback((id: string) => go({ ev: id }), [go])
  const select = useCallback(
    (id: string) => {
      setIsWanted(true)
      moveTo(id)
    },
    [moveTo],
  )
  const close = useCallback(() => {
    setIsWanted(false)
    go({ ev: undefined })
  }, [go])
  const openClaim = useCallback(
    (next: ClaimKey) => {
      setChosen(next)
      go({ ev: evidenceIndex.byClaim.get(next)?.[0]?.id })
    },
    [go, evidenceIndex],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      const beside = evidenceBeside(evidenceIndex, order === 'claim' ? current : (named ?? null), by, order)
      if (beside) select(beside.id)
      return beside !== null
    },
    [evidenceIndex, current, named, order, select],
  )
  return useMemo(
    () => ({
      evidenceIndex,
      claim,
      current,
      isChosen: named !== undefined,
      isWanted: isWanted && named !== undefined,
      select,
      moveTo,
      openClaim,
      close,
      step,
    }),
    [evidenceIndex, claim, current, named, isWanted, select, moveTo, openClaim, close, step],
  )
}
