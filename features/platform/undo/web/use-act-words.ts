import { useTranslations } from 'use-intl'
import type { UndoableAct } from '../contract.ts'

const moves = ['moved', 'reopened', 'hired', 'rejected', 'withdrew'] as const
const decisions = ['pass', 'wait', 'reject'] as const

/** Words an act as its notice says it: "Moved Su Qinglan to Round 2". */
export function useActWords(): (act: UndoableAct) => string {
  const t = useTranslations('undo')
  return ({ kind, variant, target, name, count }) => {
    const pieces = { name: name ?? '', count, target: target ?? '' }
    if (kind === 'move') return t(`act.move.${moves.find((each) => each === variant) ?? 'moved'}`, pieces)
    if (kind === 'decision')
      return t(`act.decision.${decisions.find((each) => each === variant) ?? 'wait'}`, pieces)
    if (kind === 'label') return t(`act.label.${variant === 'taken' ? 'taken' : 'given'}`, pieces)
    return t(`act.${kind}`, pieces)
  }
}
