import { readAddress } from '@candor/kernel/email-address'
import type { FileId } from '@candor/kernel/ids'
import type { BundleCore, CoreInterview } from '../../rules/bundle.ts'
import type { CandidateColumns } from '../queries/candidates.ts'
import type { InterviewColumns } from '../queries/interviews.ts'

/** The columns of a candidate from the bundle; a field that it leaves out is emptied. */
export function candidateColumns(
  { candidate }: BundleCore,
  files: ReadonlyMap<string, FileId>,
  now: Date,
): CandidateColumns {
  return {
    name: candidate.name,
    nameLatin: candidate.nameLatin ?? null,
    phone: candidate.phone ?? null,
    email: candidate.email === undefined ? null : readAddress(candidate.email),
    gender: candidate.gender ?? null,
    age: candidate.age ?? null,
    education: candidate.education ?? null,
    nativePlace: candidate.native_place ?? null,
    referee: candidate.referee ?? null,
    photoFileId: files.get(candidate.photo ?? '') ?? null,
    workYears: candidate.workYears ?? null,
    stageId: candidate.stageId,
    stageTypeKind: candidate.stageTypeKind,
    channelId: candidate.channelId ?? null,
    isAnonymous: candidate.isAnonymous ?? false,
    hasVeto: candidate.triggerOneVote === 1,
    appliedAt: new Date(candidate.appliedAt),
    updatedAt: candidate.updatedAt === undefined ? now : new Date(candidate.updatedAt),
  }
}

function timeOf(milliseconds: number | undefined): Date | null {
  return milliseconds === undefined ? null : new Date(milliseconds)
}

function bitOf(bit: 0 | 1 | undefined): boolean | null {
  return bit === undefined ? null : bit === 1
}

/** The columns of an interview from the bundle. */
export function interviewColumns(interview: CoreInterview, importHash: string): InterviewColumns {
  return {
    name: interview.name,
    category: interview.category,
    status: interview.interview_status,
    language: interview.language ?? null,
    beganAt: timeOf(interview.real_begininterview_time),
    finishedAt: timeOf(interview.interview_finish_time),
    usedSeconds: interview.usetime ?? null,
    totalSeconds: interview.totaltime ?? null,
    hasAi: bitOf(interview.haveAi),
    isCustom: bitOf(interview.isCustom),
    importHash,
  }
}
