import type { CandidateId, FileId, PositionId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import { isStageOver } from '../../../platform/access/rules/acts.ts'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import type { ReportReader } from '../../../platform/access/rules/viewer.ts'
import type { ChannelInfo } from '../contract.ts'
import { type Identity, visibleIdentity } from '../rules.ts'

type Wire = z.output<typeof ChannelInfo>

/** A person as far as the viewer may know them: hidden and unknown fields are null. */
export interface Person {
  readonly name: string
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
  readonly photo: string | null
  readonly gender: number | null
  readonly age: number | null
  /** Education code; see `educationLevel`. */
  readonly education: number | null
  readonly workYears: number | null
  readonly nativePlace: string | null
  readonly referee: string | null
  readonly phone: string | null
  readonly email: string | null
}

export interface LocalName {
  readonly name: string
  readonly nameLatin: string | null
}

/** One person in one position, with their present stage. */
export interface Candidate {
  readonly person: Person
  readonly position: LocalName
  readonly stageId: string
  readonly stageKind: number
  /** Whether an answer rules the candidate out by itself. */
  readonly hasVeto: boolean
  /** Whether a recommendation can still be answered: not once the stage is over. */
  readonly isStageOpen: boolean
}

/** Reads the candidate of a reply, whose fields are the same with an interview and before one. */
export function readCandidate(wire: Wire): Candidate {
  return {
    person: {
      name: wire.name,
      nameLatin: wire.nameLatin,
      isAnonymous: wire.isAnonymous,
      photo: wire.url,
      gender: wire.gender,
      age: wire.age,
      education: wire.education,
      workYears: wire.workYears,
      nativePlace: wire.native_place,
      referee: wire.referee,
      phone: wire.phone,
      email: wire.email,
    },
    position: { name: wire.position, nameLatin: wire.positionLatin },
    stageId: wire.stageId,
    stageKind: wire.stageTypeId,
    hasVeto: wire.triggerOneVote === 1,
    isStageOpen: wire.showRecommendAction === 1,
  }
}

export interface StoredCandidate extends Identity<FileId>, Omit<Person, 'isAnonymous' | 'photo'> {
  readonly id: CandidateId
  readonly positionId: PositionId
  readonly positionName: string
  readonly positionNameLatin: string | null
  readonly stageId: string
  readonly stageTypeKind: number
  readonly channelId: number | null
  readonly hasVeto: boolean
}

/** The candidate in replies, as far as a reader may know them; of an anonymous one nothing identifies them (D05). */
export function sentCandidate(
  candidate: StoredCandidate,
  reader: ReportReader,
  addressOf: (fileId: FileId) => string,
): Wire {
  const { isAnonymous, isVisit } = reader
  const { photoFileId, resumeFileId, ...named } = visibleIdentity(candidate, {
    isAnonymous,
    mayReadContacts: reader.opens('contacts'),
    mayReadOriginal: reader.may('reportResume') && reader.opens('originalResume'),
  })
  return {
    ...named,
    position: candidate.positionName,
    positionLatin: candidate.positionNameLatin,
    jobtitle: candidate.positionName,
    positionId: candidate.positionId,
    positionid: candidate.positionId,
    jobseekerChannelId: candidate.id,
    stageId: candidate.stageId,
    stageTypeId: candidate.stageTypeKind,
    channelId: candidate.channelId,
    gender: candidate.gender,
    age: candidate.age,
    education: candidate.education,
    native_place: candidate.nativePlace,
    // Which colleague knows the candidate is not sent to visitors.
    referee: isVisit ? null : candidate.referee,
    workYears: candidate.workYears,
    url: photoFileId && addressOf(photoFileId),
    triggerOneVote: candidate.hasVeto ? 1 : 0,
    showRecommendAction: isStageOver(candidate.stageTypeKind) ? 0 : 1,
    resumeUrl: resumeFileId && addressOf(resumeFileId),
    isAnonymous,
  }
}

export function sentPerson(
  { name, nameLatin, workYears }: Pick<Person, 'name' | 'nameLatin' | 'workYears'>,
  isAnonymous: boolean,
): Pick<Wire, 'name' | 'nameLatin' | 'workYears'> {
  return isAnonymous ? { name: maskedName(name), nameLatin: null, workYears } : { name, nameLatin, workYears }
}

/** Years of experience; null where they are not known. */
export const yearsOf = (person: Pick<Person, 'workYears'>): number | null => person.workYears
