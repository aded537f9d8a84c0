import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ShortlistNavigation } from '../../../candidates/shortlist/web/use-shortlist-navigation.ts'
import type { OpenReport } from './open-report.ts'
import type { ReportIds } from './report-queries.ts'
import type { PanelProps } from './tabs/tab-registry.ts'

/**
 * The slot of an action: `toolbar` in the bar above the report, `note` under its header, `bar` at the lower edge of
 * the window.
 */
export type ActionSlot = 'toolbar' | 'note' | 'bar'

export interface ActionProps extends PanelProps {
  /** The navigation to the neighbours. */
  navigation: ShortlistNavigation
}

/** A report that is about to open: what its address says, and what its viewer may be expected to see. */
export type ExpectedReport = ReportIds & Pick<OpenReport, 'address' | 'facts'>

/** An action of a reviewer, which the page finds by folder. */
export interface ReportAction {
  readonly slot: ActionSlot
  /** Actions in the same slot are sorted by it, lowest first. */
  readonly order: number
  /** The server guards the action's calls with the same rule; hiding the action is only for convenience. */
  readonly isShownTo: (report: OpenReport) => boolean
  readonly Part: LazyWithPreload<ActionProps>
  /** Loads what the action draws from at first, together with the report. */
  readonly prefetch?: (queries: QueryClient, report: ExpectedReport) => Promise<void>
}

export function defineReportAction(action: ReportAction): ReportAction {
  return action
}

let actions: readonly ReportAction[] = []

/** Registers every action that was found by folder. Called once, before the first page is drawn. */
export function registerActions(found: readonly ReportAction[]): void {
  actions = [...found].sort((a, b) => a.order - b.order)
}

/** Loads what the actions of a report draw from. It never fails. */
export async function prefetchActions(queries: QueryClient, report: ExpectedReport): Promise<void> {
  await Promise.all(actions.map(({ prefetch }) => prefetch?.(queries, report)))
}

export function actionsAt(slot: ActionSlot, report: OpenReport): ReportAction[] {
  // A visitor has no actions.
  if (report.facts.isVisit) return []
  return actions.filter((action) => action.slot === slot && action.isShownTo(report))
}
