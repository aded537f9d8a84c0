import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { isOutcome } from '../../../../platform/imports/rules/outcome.ts'
import { readLocalNames } from '../../../stages/rules/names.ts'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import type { lookForSamePerson } from '../../contract.ts'
import type { FoundApplication } from '../queries/same-persons.ts'
import type { PersonToldApart, SamePerson } from './same-persons.ts'

type Sent = ReplyOf<typeof lookForSamePerson>[number]

/** An application in a reply; the caller has made sure that the viewer may see it, with its name. */
export function presentApplication(
  found: Omit<FoundApplication, 'at' | 'kind' | 'personId'>,
  locale: Locale,
): Omit<Sent, 'by'> {
  return {
    jobseekerChannelId: found.candidateId,
    name: found.name,
    nameLatin: found.nameLatin,
    positionId: found.positionId,
    positionName: found.positionName,
    positionNameLatin: found.positionNameLatin,
    stageName: wordStage(found.stageId, readLocalNames(found.stageNames), locale),
    outcome: isOutcome(found.outcome) ? found.outcome : null,
    at: (found.outcomeAt ?? found.appliedAt).getTime(),
  }
}

export function presentSamePerson(person: SamePerson, locale: Locale): Sent {
  return { ...presentApplication(person, locale), by: [...person.by] }
}

export function presentApart({ byName, toldAt, ...person }: PersonToldApart, locale: Locale) {
  return { ...presentSamePerson(person, locale), byName, toldAt: toldAt.getTime() }
}
