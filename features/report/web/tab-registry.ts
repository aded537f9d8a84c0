import type { Words } from '@candor/messages/words'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { TabFacts } from '../rules/tab-facts.ts'
import type { TabNumber } from '../rules/tabs.ts'
import type { OpenReport } from './open-report.ts'

export interface PanelProps {
  report: OpenReport
}

export interface HeadlineProps extends PanelProps {
  /** `compact` stands in one line of 48 px. */
  size: 'full' | 'compact'
}

type Panel = LazyExoticComponent<ComponentType<PanelProps>>

/** Features whose words have a `tabTitle`. */
type TitledFeature = {
  [Name in keyof Words]: Words[Name] extends { tabTitle: string } ? Name : never
}[keyof Words]

interface Card {
  readonly feature: TitledFeature
  /** The same rule guards the tab's calls; hiding a tab is manners, not security. */
  readonly isShownTo: (facts: TabFacts) => boolean
  readonly Panel: Panel
  /** What the tab says at the right end of the page's header: its one figure, such as an overall score. */
  readonly Headline?: LazyExoticComponent<ComponentType<HeadlineProps>>
}

/** A tab of the report. Its label is `tabTitle` of the feature's words. */
export interface ReportTab extends Card {
  readonly kind: 'tab'
  readonly number: TabNumber
}

/** A tab inside a tab: of the AI interview, 0 record, 1 report, 2 other questions. */
export interface InnerTab extends Card {
  readonly kind: 'inner'
  readonly of: TabNumber
  readonly inner: number
}

export type TabCard = ReportTab | InnerTab

export function defineReportTab(card: Omit<ReportTab, 'kind'>): ReportTab {
  return { kind: 'tab', ...card }
}

export function defineInnerTab(card: Omit<InnerTab, 'kind'>): InnerTab {
  return { kind: 'inner', ...card }
}

let cards: readonly TabCard[] = []

/** Takes every card that was found by folder. Called once, before the first page is drawn. */
export function registerTabs(found: readonly TabCard[]): void {
  cards = found
}

export function reportTabs(): ReportTab[] {
  return cards.filter((card) => card.kind === 'tab')
}

export function innerTabs(of: TabNumber): InnerTab[] {
  return cards
    .filter((card): card is InnerTab => card.kind === 'inner' && card.of === of)
    .sort((a, b) => a.inner - b.inner)
}

/** The cards with something to say in the page's header. */
export function headlines(facts: TabFacts): (TabCard & Required<Pick<Card, 'Headline'>>)[] {
  return cards.filter((card): card is TabCard & Required<Pick<Card, 'Headline'>> =>
    Boolean(card.Headline && card.isShownTo(facts)),
  )
}
