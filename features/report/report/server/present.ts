import type { ReplyOf } from '@candor/call/define'
import { hasAi, type KnownAi } from '../../../candidates/interviews/rules.ts'
import { personalParts } from '../../../platform/access/rules/permissions.ts'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import {
  aiTabMode,
  keepsBackgroundChecks,
  loadsLanguageScore,
  mayDownload,
  type ReportSetting,
} from '../../../platform/company/rules.ts'
import type { getMenuTabs } from '../contract.ts'
import { factsOf } from '../rules/facts-of.ts'
import { presentParts, videoPart, visibleParts } from '../rules/parts.ts'
import { shownTabs } from '../rules/tabs.ts'
import type { FoundTab } from './actions/tab-rules.ts'
import type { StoredOfReport } from './queries/stored-parts.ts'

/** The facts for the conditions of tabs, for one reader of one report. */
export function presentFacts(
  reader: ReportReader,
  setting: ReportSetting,
  stored: StoredOfReport,
  interview: KnownAi | null,
  known: Pick<ReplyOf<typeof getMenuTabs>['facts'], 'mails' | 'standing'>,
): ReplyOf<typeof getMenuTabs>['facts'] {
  const { rules, switches, customerType, position } = setting
  const parts = visibleParts(presentParts(stored), { stored, reader, setting })
  const hasVideo = parts.includes(videoPart)
  return {
    permissions: [...reader.viewer.permissions],
    personalParts: personalParts.filter((part) => reader.opens(part)),
    isAnonymous: reader.isAnonymous,
    hasAi: interview !== null && hasAi(interview, hasVideo),
    hasVideoQuestions: hasVideo,
    parts,
    usesPersonalityTest: rules.usesPersonalityTest,
    hasOfflineInterviewTab: rules.offlineInterviewTab && !reader.isVisit,
    simulationTests: reader.isVisit ? [] : [...position.simulationTests],
    aiTabMode: aiTabMode(switches),
    alwaysShowsAttachments: keepsBackgroundChecks(customerType) && !reader.isVisit,
    isCompetencyTestOn: stored.isCompetencyTestOn,
    loadsLanguageScore: loadsLanguageScore(setting) && !reader.isVisit,
    acts: [...reader.acts],
    needsEliminationReason: rules.eliminationReasonRequired,
    isEvaluatedByStage: rules.stageBasedEvaluation,
    isVisit: reader.isVisit,
    heldBack: { ...reader.heldBack, planIds: [...reader.heldBack.planIds] },
    mayDownload: mayDownload(reader, rules),
    ...known,
  }
}

/** The menu: every tab with a screen whose condition holds, in the order of the bar. */
export function presentMenu(
  tabs: readonly FoundTab[],
  facts: ReplyOf<typeof getMenuTabs>['facts'],
  locale: string,
): ReplyOf<typeof getMenuTabs>['menuTabs'] {
  const drawn = tabs.filter((tab) => locale in tab.names)
  return shownTabs(drawn, factsOf(facts)).map((tab) => ({ tab: tab.number, name: tab.names[locale] ?? '' }))
}
