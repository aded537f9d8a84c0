import type { Words } from '@candor/messages/words'
import { type LazyWithPreload, prefetchQuietly } from '@candor/ui/loading/lazy-with-preload.ts'
import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { ReportAddress } from '../../rules/address.ts'
import { type ReportPurpose, readMode } from '../../rules/modes.ts'
import type { TabFacts } from '../../rules/tab-facts.ts'
import type { OpenReport } from '../open-report.ts'
import type { ReportIds } from '../report-queries.ts'

export interface PanelProps {
  report: OpenReport
}

export interface HeadlineProps extends PanelProps {
  /** `compact` is one line of 48 px. */
  size: 'full' | 'compact'
}

/** Loads a tab's prefetch function on first use and keeps it. */
export function lazyPrefetch(load: () => Promise<TabPrefetch>): TabPrefetch {
  let loaded: TabPrefetch | null = null
  return async (...given) => {
    loaded ??= await load()
    await loaded(...given)
  }
}

/** Features with a message `tabTitle`. */
type TitledFeature = {
  [Name in keyof Words]: Words[Name] extends { tabTitle: string } ? Name : never
}[keyof Words]

/** The query for the count of a tab: the tab's own, with a function that reads the count from its data. */
interface CountQuery {
  readonly queryKey: QueryKey
  // Methods, so that each card may have data of its own type.
  queryFn?(context: QueryFunctionContext): unknown
  /** Null for no count: a tab that counts news shows none when there are none. */
  select(answer: unknown): number | null
  /** The count is of unread entries alone; left out, of all. */
  readonly isUnread?: boolean
}

/** The report of a count, with the stage in its address. */
export type CountedReport = ReportIds & Pick<ReportAddress, 'recommendStageId'>

/** The ids of a report in its address. */
export type NamedReport = ReportIds & Pick<ReportAddress, 'companyId'>

type TabPrefetch = (queries: QueryClient, interviewId: string, facts: TabFacts) => Promise<void>

interface Card {
  readonly feature: TitledFeature
  /** The server guards the tab's calls with the same rule; hiding the tab is only for convenience. */
  readonly isShownTo: (facts: TabFacts) => boolean
  readonly Panel: LazyWithPreload<PanelProps>
  /** The tab's figure at the right end of the page's header, such as an overall score. */
  readonly Headline?: LazyWithPreload<HeadlineProps>
  /** The count beside the tab's name; none without it, and until it has loaded. */
  readonly countQuery?: (of: CountedReport) => CountQuery
  /** Loads the tab's data, except its count, for a report that is about to be shown. */
  readonly prefetch?: TabPrefetch
  /** Loads what only the open tab needs, for a report whose address names the tab. */
  readonly prefetchOpened?: (queries: QueryClient, report: NamedReport) => Promise<void>
}

/** A tab of the report. Its label is `tabTitle` of the feature's words. */
export interface ReportTab extends Card {
  readonly kind: 'tab'
  readonly number: number
  /** Its place in the bar, by which tabs are sorted. */
  readonly place: number
  /** Whether the tab shows when no other does. */
  readonly isLastResort?: boolean
  /** Whether the tab only stands beside others: it keeps no other from being the last resort. */
  readonly isBesideOthers?: boolean
  /** Whether the tab opens by itself once the interview is finished. */
  readonly opensFinished?: boolean
  /** What the tab is for: an address that names this opens it. */
  readonly purpose?: ReportPurpose
  /** The inner tab that opens when the address names none, for a tab that has inner ones. */
  readonly initialInner?: (report: OpenReport) => number
}

/** A tab inside a tab, with its number there. */
export interface InnerTab extends Card {
  readonly kind: 'inner'
  readonly of: number
  readonly inner: number
  /** Whether the tab opens most often of its kind: its code is loaded before the report is known. */
  readonly opensUsually?: boolean
  /** Whether the tab needs the page's height, so that the header is one line. */
  readonly hasCompactHeader?: boolean
}

export type TabCard = ReportTab | InnerTab

export function defineReportTab(card: Omit<ReportTab, 'kind'>): ReportTab {
  return { kind: 'tab', ...card }
}

export function defineInnerTab(card: Omit<InnerTab, 'kind'>): InnerTab {
  return { kind: 'inner', ...card }
}

let cards: readonly TabCard[] = []

/** Registers every card that was found by folder. Called once, before the first page is drawn. */
export function registerTabs(found: readonly TabCard[]): void {
  cards = found
}

export function reportTabs(): ReportTab[] {
  return cards.filter((card) => card.kind === 'tab')
}

/** The place of a tab in the bar, by its number; a tab that is not registered comes last. */
export function placeOfTab(number: number): number {
  return reportTabs().find((tab) => tab.number === number)?.place ?? Number.MAX_SAFE_INTEGER
}

export function innerTabs(of: number): InnerTab[] {
  return cards
    .filter((card): card is InnerTab => card.kind === 'inner' && card.of === of)
    .sort((a, b) => a.inner - b.inner)
}

/** The tab that an address asks for, by its number or its purpose; undefined when it leaves the choice open. */
export function namedTab(address: ReportAddress): number | undefined {
  const { purpose } = readMode(address)
  return address.activeIndex ?? (purpose && reportTabs().find((tab) => tab.purpose === purpose)?.number)
}

/** The inner tab that the address names or that opens by itself; undefined for a tab without inner ones. */
export function innerInView(of: number, report: OpenReport): number | undefined {
  const { initialInner } = reportTabs().find(({ number }) => number === of) ?? {}
  return initialInner && (report.address.inner ?? initialInner(report))
}

/** The section that a report has in view of a tab: `22`, or with an inner tab, `1.0`. */
export function sectionInView(tab: number, report: OpenReport): string {
  const inner = innerInView(tab, report)
  return inner === undefined ? `${tab}` : `${tab}.${inner}`
}

/** Starts to load the code of the tab that an address names, and of its inner tab; without a name, the usual one. */
export function preloadTab(number: number, inner?: number): void {
  for (const card of cards) {
    if (opensAt(card, number, inner)) void card.Panel.preload()
    void card.Headline?.preload()
  }
}

function opensAt(card: TabCard, number: number, inner: number | undefined): boolean {
  if (card.kind === 'tab') return card.number === number
  return card.of === number && (inner === undefined ? card.opensUsually === true : card.inner === inner)
}

/** Loads what the tab that an address names needs alone. It never fails. */
export async function prefetchOpenedTab(
  queries: QueryClient,
  ids: ReportIds,
  { activeIndex, inner, companyId }: ReportAddress,
): Promise<void> {
  if (activeIndex === undefined) return
  const opened = cards.filter((card) => opensAt(card, activeIndex, inner))
  await Promise.all(
    opened.map(
      ({ prefetchOpened }) =>
        prefetchOpened && prefetchQuietly(() => prefetchOpened(queries, { ...ids, companyId })),
    ),
  )
}

/** Starts to load the data of the tabs that a viewer may see, with their counts. It never fails. */
export async function prefetchTabs(queries: QueryClient, of: CountedReport, facts: TabFacts): Promise<void> {
  const shown = cards.filter((card) => card.isShownTo(facts))
  const { interviewId } = of
  await Promise.all(
    shown.flatMap(({ prefetch, countQuery }) => [
      countQuery && queries.prefetchQuery(countQuery(of)),
      prefetch && interviewId && prefetchQuietly(() => prefetch(queries, interviewId, facts)),
    ]),
  )
}

/** The cards with a figure in the page's header. */
export function headlines(facts: TabFacts): (TabCard & Required<Pick<Card, 'Headline'>>)[] {
  return cards.filter((card): card is TabCard & Required<Pick<Card, 'Headline'>> =>
    Boolean(card.Headline && card.isShownTo(facts)),
  )
}
