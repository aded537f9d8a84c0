import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import { useEffect, useState } from 'react'
import type { Decision } from '../../../decisions/rules.ts'
import { useShortcuts } from '../../../report/web/shortcuts/use-shortcuts.ts'

const keysOf: Readonly<Record<string, Decision>> = { p: 'pass', w: 'wait', r: 'reject' }
const listed = ['score', 'opinion', 'submit', 'submitText'] as const
const listedWithDecision = ['decide', ...listed] as const

/** How long a digit after S is a score, in milliseconds. */
const scoringMs = 4_000

interface DecisionKeys {
  /** Whether pass, wait and reject are offered; where not, their keys do nothing. */
  hasDecision: boolean
  onDecide: (decision: Decision) => void
  onScore: (score: number) => void
  onOpinion: () => void
}

/** The keys of a decision: P, W and R choose, S and a digit score, E leads to the opinion. Says whether S waits for its digit. */
export function useDecisionKeys({ hasDecision, onDecide, onScore, onOpinion }: DecisionKeys): boolean {
  const [isScoring, setScoring] = useState(false)
  useShortcuts(hasDecision ? listedWithDecision : listed)
  useEffect(() => {
    if (!isScoring) return
    const timer = setTimeout(() => setScoring(false), scoringMs)
    return () => clearTimeout(timer)
  }, [isScoring])

  usePageKeys(
    (pressed, event) => {
      const key = pressed.toLowerCase()
      setScoring(key === 's')
      if (isScoring && /^\d$/.test(key)) {
        // Digits open tabs at other times.
        event.preventDefault()
        if (/^[1-5]$/.test(key)) onScore(Number(key))
      }
      const decision = hasDecision ? keysOf[key] : undefined
      if (decision) onDecide(decision)
      if (key === 'e') {
        // The letter would be typed into the field that it leads to.
        event.preventDefault()
        onOpinion()
      }
    },
    { isFirst: isScoring },
  )
  return isScoring
}
