import { useToasts } from '@candor/ui/overlays/toast'
import { useTranslations } from 'use-intl'
import { reportPhase } from '../../../report/report/rules/phase.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { innerTabs } from '../../../report/report/web/tabs/tab-registry.ts'
import { initialInner, tabNumber } from '../rules/tab.ts'
import { decideInner, innerInView, showsInner } from '../rules.ts'

/** The inner tabs of a report, the one in view, and how to choose another one. */
export function useInnerTabs(report: OpenReport) {
  const t = useTranslations('report-ai')
  const { notify } = useToasts()
  const { address, facts, interview } = report
  const { isFinished, answers } = interview
  const phase = reportPhase(isFinished)
  const shown = innerTabs(tabNumber).filter((tab) => tab.isShownTo(facts) && showsInner(tab.inner, facts))
  const decide = (inner: number) => decideInner(inner, { phase, hasAnswers: answers.length > 0 })
  const open = shown.map(({ inner }) => inner).filter((inner) => decide(inner).allowed)
  const inView = innerInView(open, address.inner, initialInner(report))
  const active = shown.find(({ inner }) => inner === inView)

  function choose(inner: number) {
    const decision = decide(inner)
    if (decision.allowed) report.go({ inner })
    else notify({ kind: 'info', text: t(decision.why) })
  }
  return { shown, inView, active, choose }
}

export type InnerTabs = ReturnType<typeof useInnerTabs>
