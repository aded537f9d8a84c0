import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { mayActOnPersons } from '../../../platform/access/rules/person-acts.ts'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import type { AccountReport } from '../../../platform/access/server/gate/report-access.ts'
import { hrMay } from '../../../platform/company/rules.ts'
import { isOutcome } from '../../../platform/imports/rules/outcome.ts'
import {
  presentApart,
  presentApplication,
  presentSamePerson,
} from '../../persons/server/actions/present-application.ts'
import type { PersonToldApart, SamePerson } from '../../persons/server/actions/same-persons.ts'
import { readLocalNames } from '../../stages/rules/names.ts'
import { wordCandidate, wordStage } from '../../stages/server/actions/word-stage.ts'
import { addingWays, type readCandidateFacts } from '../contract.ts'
import { type CandidateField, type FieldValue, isCandidateField } from '../rules/field-names.ts'
import { readsRecord, sentFields, shownFields } from '../rules/person-facts.ts'
import { type Facts, type listEdits, type listSiblings, valuesOf } from './queries.ts'

type Reply = ReplyOf<typeof readCandidateFacts>
type Reader = Pick<AccountReport, 'isAnonymous' | 'interviewId' | 'acts' | 'viewer' | 'setting'>

export interface FoundFacts {
  readonly facts: Facts
  readonly edits: Awaited<ReturnType<typeof listEdits>>
  readonly siblings: Awaited<ReturnType<typeof listSiblings>>
  readonly same: readonly SamePerson[]
  readonly apart: readonly PersonToldApart[]
}

export function presentFacts(
  reader: Reader,
  { facts, edits, siblings, same, apart }: FoundFacts,
  locale: Locale,
): Reply {
  const isRecordShown = readsRecord(reader.viewer.userType)
  const mayEdit = reader.acts.has('edit')
  return {
    jobseekerChannelId: facts.candidateId,
    interviewId: reader.interviewId,
    isAnonymous: reader.isAnonymous,
    positionId: facts.positionId,
    positionName: facts.positionName,
    positionNameLatin: facts.positionNameLatin,
    stageName: wordStage(facts.stageId, readLocalNames(facts.stageNames), locale),
    stageSince: facts.stageSince.getTime(),
    outcome: isOutcome(facts.outcome) ? facts.outcome : null,
    outcomeAt: facts.outcomeAt?.getTime() ?? null,
    appliedAt: facts.appliedAt.getTime(),
    fields: presentFields(reader, facts),
    addedBy: isRecordShown ? wayOf(facts.addedBy) : null,
    addedByName: isRecordShown ? facts.addedByName : null,
    changes: isRecordShown ? presentEdits(reader, edits, locale) : [],
    applications: siblings.map((sibling) => presentApplication(sibling, locale)),
    same: same.map((person) => presentSamePerson(person, locale)),
    apart: mayEdit ? apart.map((person) => presentApart(person, locale)) : [],
    may: {
      edit: mayEdit,
      remove: mayEdit && facts.addedBy !== null,
      erase: mayActOnPersons(reader.viewer, 'erase', hrMay(reader.setting.rules)),
      merge: mayEdit && mayActOnPersons(reader.viewer, 'merge', hrMay(reader.setting.rules)),
    },
  }
}

function presentFields(reader: Reader, facts: Facts): Reply['fields'] {
  const { isAnonymous, viewer } = reader
  const values = valuesOf(facts)
  const sent = readsRecord(viewer.userType)
    ? sentFields(facts.last, values)
    : new Map<CandidateField, FieldValue>()
  return shownFields({ isAnonymous, userType: viewer.userType }).map((field) => {
    if (field === 'name' && isAnonymous) return { field, value: maskedName(facts.name) }
    const last = sent.get(field)
    return { field, value: values[field], ...(last !== undefined && { sent: last }) }
  })
}

function presentEdits(
  { isAnonymous, viewer }: Reader,
  edits: FoundFacts['edits'],
  locale: Locale,
): Reply['changes'] {
  const shown = shownFields({ isAnonymous, userType: viewer.userType })
  return edits.flatMap(({ id, field, fromValue, toValue, byName, isByCandidate, changedAt }) => {
    const isHidden = !isCandidateField(field) || !shown.includes(field) || (isAnonymous && field === 'name')
    if (isHidden) return []
    return [
      {
        id,
        field,
        from: storedValue(fromValue),
        to: storedValue(toValue),
        byName: isByCandidate ? wordCandidate(locale) : byName,
        changedAt: changedAt.getTime(),
      },
    ]
  })
}

function storedValue(value: unknown): FieldValue {
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

function wayOf(addedBy: string | null): Reply['addedBy'] {
  return addingWays.find((way) => way === addedBy) ?? null
}
