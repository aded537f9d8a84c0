import type * as z from 'zod/mini'
import type { ChannelInfo } from '../contract.ts'

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
export function readCandidate(wire: z.output<typeof ChannelInfo>): Candidate {
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
    },
    position: { name: wire.position, nameLatin: wire.positionLatin },
    stageId: wire.stageId,
    stageKind: wire.stageTypeId,
    hasVeto: wire.triggerOneVote === 1,
    isStageOpen: wire.showRecommendAction === 1,
  }
}
