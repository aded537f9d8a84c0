import type { CheckEvent } from './events.ts'
import { type Checked, type Figure, type Own, ownOf } from './figures.ts'
import { type Finding, knownChecks } from './findings.ts'
import { type CheckName, switchChecks } from './results.ts'
import type { DraftRisk } from './risk.ts'

/**
 * The verdict of a check: from its findings, else from its own figures.
 *
 * `noticed`: it saw something that nobody has reviewed. `measured`: a figure without a limit. `clear`: on, and nothing
 * was seen. `unchecked`: on, without a result. `on`: a protection, which detects nothing.
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

export interface Check {
  readonly key: string
  readonly check: { readonly known: CheckName } | { readonly named: string }
  readonly verdict: Verdict
  readonly figure: Figure | null
  readonly findings: readonly Finding[]
  readonly events: readonly CheckEvent[]
}

/**
 * A finding takes precedence over figures: a person or a model has reviewed it. An unfinished check is not clear, and
 * not worse either.
 */
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

export function checksOf(checked: Checked): Check[] {
  const given = checked.results?.findings ?? []
  const byCheck = Map.groupBy(checked.events, ({ check }) => check)
  const names: CheckName[] = [...knownChecks, ...switchChecks]
  const known = names.flatMap((name): Check[] => {
    const findings = given.filter((finding) => isOf(finding, name))
    const own = ownOf[name](checked)
    const verdict = verdictOf(findings, own)
    const events = byCheck.get(name) ?? []
    if (!verdict && events.length === 0) return []
    const figure = own.figure ?? null
    return [{ key: name, check: { known: name }, verdict: verdict ?? 'measured', figure, findings, events }]
  })
  const named = given.flatMap(({ check }) => ('named' in check ? [check.named] : []))
  const others = [...new Set(named)].map((name): Check => {
    const findings = given.filter(({ check }) => 'named' in check && check.named === name)
    const verdict = verdictOf(findings, { isOn: true }) ?? 'reviewed'
    return { key: `named ${name}`, check: { named: name }, verdict, figure: null, findings, events: [] }
  })
  return [...known, ...others]
}

const judged = new Set<Verdict>(['notPassed', 'high', 'medium', 'low', 'noticed'])

export function needsJudgement({ verdict }: Pick<Check, 'verdict'>): boolean {
  return judged.has(verdict)
}

export function isAnyGenerating(checks: readonly Pick<Check, 'verdict'>[]): boolean {
  return checks.some(({ verdict }) => verdict === 'generating')
}

/** The check that is open first: the first that failed, else one to review, else one with a finding, else the first. */
export function firstCheck(checks: readonly Check[]): Check | null {
  return (
    checks.find(({ verdict }) => verdict === 'notPassed') ??
    checks.find(needsJudgement) ??
    checks.find(({ findings }) => findings.length > 0) ??
    checks[0] ??
    null
  )
}
