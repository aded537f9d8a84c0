import { type CheckEvent, type CheckName, switchChecks } from './events.ts'
import { type Checked, type Figure, type Own, ownOf } from './figures.ts'
import { type Finding, knownChecks } from './findings.ts'
import type { DraftRisk } from './risk.ts'

/**
 * What stands beside a check: what people or the model made of it, else what its own figures say.
 *
 * `noticed`: it saw something that nobody judged yet. `measured`: a figure without a limit that it would have passed.
 * `clear`: switched on, and nothing was seen. `unchecked`: switched on, and there is no result.
 * `on`: a protection, which sees nothing that could be clear.
 */
export type Verdict =
  | 'notPassed'
  | 'generating'
  | 'reviewed'
  | Exclude<DraftRisk, 'none'>
  | 'noticed'
  | 'measured'
  | 'clear'
  | 'unchecked'
  | 'on'
  | 'off'

/** One check of the interview: one row, one lane. */
export interface Check {
  readonly key: string
  readonly check: { readonly known: CheckName } | { readonly named: string }
  readonly verdict: Verdict
  readonly figure: Figure | null
  readonly findings: readonly Finding[]
  readonly events: readonly CheckEvent[]
}

/** A finding outweighs figures: a person or a model looked at it. Unfinished is never clear, nor anything worse. */
function verdictOf(findings: readonly Finding[], own: Own): Verdict | null {
  const has = (state: Finding['state']) => findings.some((finding) => finding.state === state)
  if (has('notPassed')) return 'notPassed'
  if (has('generating') || own.isUnfinished) return 'generating'
  if (has('reviewed')) return 'reviewed'
  if (own.isOn === false) return 'off'
  if (own.isOn === null) return null
  if (own.risk && own.risk !== 'none') return own.risk
  if (own.isNoticed) return 'noticed'
  if (own.isProtection) return 'on'
  if (own.isUnchecked) return 'unchecked'
  return own.isMeasured ? 'measured' : 'clear'
}

function isOf(finding: Finding, name: CheckName): boolean {
  return 'known' in finding.check && finding.check.known === name
}

/** The checks that were made or are known to be off, each once; then findings of checks that we have no name for. */
export function checksOf(checked: Checked): Check[] {
  const byCheck = Map.groupBy(checked.events, ({ check }) => check)
  const names: CheckName[] = [...knownChecks, ...switchChecks]
  const known = names.flatMap((name): Check[] => {
    const findings = checked.findings.filter((finding) => isOf(finding, name))
    const own = ownOf[name](checked)
    const verdict = verdictOf(findings, own)
    const events = byCheck.get(name) ?? []
    if (!verdict && events.length === 0) return []
    const figure = own.figure ?? null
    return [{ key: name, check: { known: name }, verdict: verdict ?? 'measured', figure, findings, events }]
  })
  const named = checked.findings.flatMap(({ check }) => ('named' in check ? [check.named] : []))
  const others = [...new Set(named)].map((name): Check => {
    const findings = checked.findings.filter(({ check }) => 'named' in check && check.named === name)
    const verdict = verdictOf(findings, { isOn: true }) ?? 'reviewed'
    return { key: `named ${name}`, check: { named: name }, verdict, figure: null, findings, events: [] }
  })
  return [...known, ...others]
}

const judged = new Set<Verdict>(['notPassed', 'high', 'medium', 'low', 'noticed'])

/** Whether a person has to judge what a check saw. */
export function needsJudgement({ verdict }: Pick<Check, 'verdict'>): boolean {
  return judged.has(verdict)
}

/** Whether a check is still being made. */
export function isAnyGenerating(checks: readonly Pick<Check, 'verdict'>[]): boolean {
  return checks.some(({ verdict }) => verdict === 'generating')
}

/** The check to begin with: the first that failed, else to be judged, else with a finding, else the first of all. */
export function firstCheck(checks: readonly Check[]): Check | null {
  return (
    checks.find(({ verdict }) => verdict === 'notPassed') ??
    checks.find(needsJudgement) ??
    checks.find(({ findings }) => findings.length > 0) ??
    checks[0] ??
    null
  )
}
