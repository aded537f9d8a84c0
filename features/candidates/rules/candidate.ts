import type { CandidateId, FileId, PositionId } from '@candor/kernel/ids'
import type * as z from 'zod/mini'
import { isStageOver } from '../../access/rules/acts.ts'
import { maskedName } from '../../access/rules/reach.ts'
import type { ReportReader } from '../../access/rules/viewer.ts'
import type { ChannelInfo } from '../contract.ts'
import { type Identity, visibleIdentity } from '../rules.ts'

type Wire = z.output<typeof ChannelInfo>

/** Who a person is, as far as the viewer may know it: what is hidden, or not known, is null. */
export interface Person {
  readonly name: string
  readonly nameLatin: string | null
  /** Only a masked name is known of an anonymous person. */
  readonly isAnonymous: boolean
  /** The address of the photo. */
  readonly photo: string | null
  readonly gender: number | null
  readonly age: number | null
  /** A code: `educationLevel` says what it means. */
  readonly education: number | null
  readonly workYears: number | null
  readonly nativePlace: string | null
  readonly referee: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** A name in both scripts, where both are known. */
export interface LocalName {
  readonly name: string
  readonly nameLatin: string | null
}

/** One person in one position, with the stage in which they stand there. */
export interface Candidate {
  readonly person: Person
  readonly position: LocalName
  readonly stageId: string
  readonly stageKind: number
  /** Whether one answer alone rules the candidate out. */
  readonly hasVeto: boolean
  /** Whether a recommendation may still be answered: not once the stage is over. */
  readonly isStageOpen: boolean
}

/** Reads who a reply is about: the fields are the same before an interview and with one. */
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

/** A candidate as it is stored, with the names of the position. */
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

/** What a reader may know of a candidate, as replies say it; an anonymous one keeps no trace of who it is (D05). */
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
    // Who of the company knows the candidate is nothing for others.
    referee: isVisit ? null : candidate.referee,
    workYears: candidate.workYears,
    url: photoFileId && addressOf(photoFileId),
    triggerOneVote: candidate.hasVeto ? 1 : 0,
    showRecommendAction: isStageOver(candidate.stageTypeKind) ? 0 : 1,
    resumeUrl: resumeFileId && addressOf(resumeFileId),
    isAnonymous,
  }
}

/** What a list tells of a person. */
export function sentPerson(
  { name, nameLatin, workYears }: Pick<Person, 'name' | 'nameLatin' | 'workYears'>,
  isAnonymous: boolean,
): Pick<Wire, 'name' | 'nameLatin' | 'workYears'> {
  return isAnonymous ? { name: maskedName(name), nameLatin: null, workYears } : { name, nameLatin, workYears }
}
