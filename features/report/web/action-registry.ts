import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { ShortlistNavigation } from '../../shortlist/web/use-shortlist-navigation.ts'
import type { OpenReport } from './open-report.ts'
import type { PanelProps } from './tabs/tab-registry.ts'

/**
 * Where an action stands: `toolbar` in the bar above the report, `note` under its header, `bar` at the lower edge of
 * the window.
 */
export type ActionPlace = 'toolbar' | 'note' | 'bar'

export interface ActionProps extends PanelProps {
  /** The way to the candidates beside this one. */
  navigation: ShortlistNavigation
}

/** Something that a reviewer does about the candidate, as the page finds it by folder. */
export interface ReportAction {
  readonly place: ActionPlace
  /** Actions at the same place are sorted by it, lowest first. */
  readonly order: number
  /** The same rule guards the action's calls; hiding it is manners, not security. */
  readonly isShownTo: (report: OpenReport) => boolean
  readonly Part: LazyWithPreload<ActionProps>
}

export function defineReportAction(action: ReportAction): ReportAction {
  return action
}

let actions: readonly ReportAction[] = []

/** Takes every action that was found by folder. Called once, before the first page is drawn. */
export function registerActions(found: readonly ReportAction[]): void {
  actions = [...found].sort((a, b) => a.order - b.order)
}

export function actionsAt(place: ActionPlace, report: OpenReport): ReportAction[] {
  // Whoever visits reads, and does nothing.
  if (report.facts.isVisit) return []
  return actions.filter((action) => action.place === place && action.isShownTo(report))
}
