import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { presentApplication } from '../../persons/server/actions/present-application.ts'
import { readLocalNames } from '../../stages/rules/names.ts'
import { wordStage } from '../../stages/server/actions/word-stage.ts'
import type { compareCandidates } from '../contract.ts'
import type { ComparedPair, FoundSide } from './actions/compare.ts'

type Reply = ReplyOf<typeof compareCandidates>

function presentSide({ facts, more, counts, history, appliedAt }: FoundSide, locale: Locale): Reply['kept'] {
  return {
    ...presentApplication(facts, locale),
    appliedAt,
    revision: more.revision,
    source: facts.source,
    labels: more.labels,
    consents: counts.consents,
    counts,
    events: history.events.map(({ id, at, kind, subject, stageId, stageNames }) => ({
      id,
      at: at.getTime(),
      kind,
      subject:
        kind === 'moved' && stageId !== null
          ? wordStage(stageId, readLocalNames(stageNames), locale)
          : subject,
    })),
    eventCount: history.count,
  }
}

export function presentPair(
  { kind, by, kept, other, fields, applications }: ComparedPair,
  locale: Locale,
): Reply {
  return {
    kind,
    by: [...by],
    kept: presentSide(kept, locale),
    other: presentSide(other, locale),
    fields: fields.map((field) => ({
      ...field,
      kept: kept.values[field.field],
      other: other.values[field.field],
    })),
    applications,
    sharedLabels: kept.more.labels.filter((label) => other.more.labels.includes(label)).length,
  }
}
