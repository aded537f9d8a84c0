import { useIsPaneOver } from '@candor/ui/overlays/side-pane'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import type { Evidence } from '../../../findings/evidence/rules/evidence.ts'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'

interface Props {
  evidence: readonly Evidence[]
  /** Whether a claim without evidence says so. */
  saysNone: boolean
  /** Whether its evidence quotes an answer that is gone; that is said instead. */
  isLost?: boolean
}

/** The evidence of a claim; nothing where the pane beside the report lists it. */
export function ClaimChips({ evidence, saysNone, isLost }: Props) {
  const { current, select } = useEvidenceReader()
  const isOver = useIsPaneOver()
  if (evidence.length > 0 && !isOver) return null
  return (
    <EvidenceChips
      evidence={evidence}
      saysNone={saysNone}
      isLost={isLost}
      isCurrent={({ id }) => id === current?.id}
      onSelect={select}
    />
  )
}
